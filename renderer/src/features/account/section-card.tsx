import type { ReactNode } from "react";

interface SectionCardProps {
  id: string;
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of the account page. */
export function SectionCard({ id, title, action, children }: SectionCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-18 rounded-lg border bg-surface">
      <div className="flex min-h-14 items-center justify-between gap-4 border-b px-5 py-2">
        <h2 id={`${id}-title`} className="font-medium text-md">
          {title}
        </h2>
        {action}
      </div>
      <div className="p-5">{children}</div>
    </section>
  );
}

/** A term and what it stands for, a row of a card's list. */
export function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-2 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[8rem_1fr] sm:items-baseline sm:gap-4">
      <dt className="text-muted max-sm:text-sm">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
