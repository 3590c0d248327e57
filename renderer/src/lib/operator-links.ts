import type { OperatorPages } from "@ai-humanizer/shared";

/** The operator's own pages that there are, for a list of links. */
export function operatorLinks({ termsUrl, privacyUrl, supportUrl }: OperatorPages) {
  const pages = [
    { label: "Terms of Service", href: termsUrl },
    { label: "Privacy Policy", href: privacyUrl },
    { label: "Contact", href: supportUrl },
  ];
  return pages.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
}
