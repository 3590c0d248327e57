import type { OperatorPages } from "@ai-humanizer/shared";
import { OutsideLink } from "@/components/outside-link.tsx";
import { operatorLinks } from "@/lib/operator-links.ts";

/** The terms that a purchase is made by and where to ask; nothing where the operator has no pages. */
export function OperatorNote({ operator }: { operator: OperatorPages }) {
  const links = operatorLinks(operator);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Terms and help" className="mt-6">
      <ul className="flex flex-wrap justify-center gap-x-5 text-muted text-sm">
        {links.map(({ href, label }) => (
          <li key={label} className="flex min-h-10 items-center">
            <OutsideLink href={href}>{label}</OutsideLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
