import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

interface SectionCardProps {
  id: string;
  title: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One card of the account page; it comes into view when a link names it, as in "/account#settings". */
export function SectionCard({ id, title, action, children }: SectionCardProps) {
  const card = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === `#${id}`) card.current?.scrollIntoView();
  }, [location, id]);
  return (
    <section
      ref={card}
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-18 rounded-lg border bg-surface"
    >
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
