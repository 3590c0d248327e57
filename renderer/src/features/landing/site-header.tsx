import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Wordmark } from "@/components/wordmark.tsx";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";

const links = [
  { href: "/#how", label: "How it works" },
  { href: "/#detector", label: "Detector" },
  { href: "/quality", label: "Quality" },
  { href: "/pricing", label: "Pricing" },
];

/** The public pages' header; on small screens its links are behind a button. */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const signedIn = useSeemsSignedIn();
  const person = signedIn ? { href: "/account", label: "Account" } : { href: "/login", label: "Sign in" };
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b bg-background">
      <a
        href="#main"
        className="-top-20 fixed left-3 z-50 rounded-md bg-overlay px-3 py-2 focus-visible:top-3"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-280 items-center gap-2 px-5">
        <a href="/" className="mr-auto flex rounded-md">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {[...links, person].map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="rounded-md px-3 py-2 text-muted transition-colors hover:text-foreground"
            >
              {label}
            </a>
          ))}
        </nav>
        <Button asChild variant="outline" className="ml-2 max-[359px]:hidden">
          <a href="/dashboard">{signedIn ? "Open dashboard" : "Get Started Free"}</a>
        </Button>
        <div className="md:hidden">
          <Button
            ref={toggle}
            variant="ghost"
            size="icon"
            aria-label={open ? "Close menu" : "Open menu"}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            ) : (
              <Menu aria-hidden className="size-5" strokeWidth={1.5} />
            )}
          </Button>
        </div>
      </div>
      <nav
        id="site-menu"
        aria-label="Menu"
        hidden={!open}
        className="absolute inset-x-0 top-full border-b bg-background px-5 pb-4 shadow-float md:hidden"
      >
        {[...links, person].map(({ href, label }) => (
          <a
            key={href}
            href={href}
            onClick={() => setOpen(false)}
            className="flex h-12 items-center border-b text-lg last:border-b-0"
          >
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
