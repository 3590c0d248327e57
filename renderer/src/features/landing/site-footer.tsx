import { useRef } from "react";
import { Wordmark } from "@/components/wordmark.tsx";
import { footerCopy } from "@/content/landing.ts";
import { footnote } from "@/content/marketing.ts";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";
import { useOperatorLinks } from "./use-operator-links.ts";

const links = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/pricing", label: "Pricing" },
  { href: "/quality", label: "Quality" },
];

/** The public pages' footer; `figures` where the page shows the operator's figures. */
export function SiteFooter({ figures = false }: { figures?: boolean }) {
  const person = useSeemsSignedIn()
    ? { href: "/account", label: "Account" }
    : { href: "/login", label: "Sign in" };
  const place = useRef<HTMLElement>(null);
  const operatorLinks = useOperatorLinks(place);
  return (
    <footer ref={place} className="border-t">
      <div className="mx-auto flex max-w-280 flex-col gap-8 px-5 py-12">
        <div className="flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
          <div>
            <Wordmark />
            <p className="mt-3 text-muted text-sm">{footerCopy.line}</p>
          </div>
          <nav aria-label="Footer" className="-mx-2 flex flex-wrap">
            {[...links, person, ...operatorLinks].map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="flex h-10 items-center rounded-md px-2 text-muted transition-colors hover:text-foreground"
              >
                {label}
              </a>
            ))}
          </nav>
        </div>
        {figures && (
          <p id="figures" className="scroll-mt-20 border-t pt-6 text-muted text-sm">
            * {footnote}{" "}
            <a
              href="/quality"
              className="underline decoration-line-strong underline-offset-4 hover:text-foreground"
            >
              /quality
            </a>
          </p>
        )}
      </div>
    </footer>
  );
}
