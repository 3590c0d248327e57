import type { ReactNode } from "react";
import { OutsideLink } from "@/components/outside-link.tsx";
import { usePublicConfig } from "@/lib/use-config.ts";

/** What signing in means; the pages it names are the operator's, linked where there are any. */
export function Agreement() {
  const operator = usePublicConfig()?.operator;
  return (
    <p className="mt-2 text-balance text-center text-muted text-sm">
      By signing in, you agree to our {linked("Terms of Service", operator?.termsUrl)} and{" "}
      {linked("Privacy Policy", operator?.privacyUrl)}.
    </p>
  );
}

const linked = (name: string, href: string | null | undefined): ReactNode =>
  href ? <OutsideLink href={href}>{name}</OutsideLink> : name;
