import { createContext, use } from "react";
import { createPortal } from "react-dom";

/** The place in the top bar where a page puts its title. */
export const TitleSlot = createContext<HTMLElement | null>(null);

/** The page's heading, shown in the top bar, and the document's title. */
export function PageTitle({ title, note }: { title: string; note?: string }) {
  const slot = use(TitleSlot);
  return (
    <>
      <title>{title.startsWith("AI Humanizer") ? title : `${title} – AI Humanizer`}</title>
      {slot &&
        createPortal(
          <>
            <h1 className="truncate font-semibold text-base tracking-tight sm:text-md">{title}</h1>
            {note && <p className="truncate text-faint text-xs sm:text-sm">{note}</p>}
          </>,
          slot,
        )}
    </>
  );
}
