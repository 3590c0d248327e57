import { OutsideLink } from "@/components/outside-link.tsx";
import { footnote } from "@/content/marketing.ts";

/** Stands under a dialog that shows the operator's figures, each of them with an asterisk. */
export function FiguresNote() {
  return (
    <p className="mt-4 text-muted text-xs">
      * {footnote} <OutsideLink href="/quality">/quality</OutsideLink>
    </p>
  );
}
