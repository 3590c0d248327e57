import { type RefObject, useEffect } from "react";
import { useLiveText } from "./live-text-store.ts";

/** How near to the end of the text, in pixels, a reader counts as following it. */
const near = 48;

interface LiveTextProps {
  /** What scrolls around it. */
  scroller: RefObject<HTMLElement | null>;
}

/** The text as it is written: final words in full color, the draft muted. A reader at its end is kept there. */
export function LiveText({ scroller }: LiveTextProps) {
  const final = useLiveText((live) => live.final);
  const draft = useLiveText((live) => live.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text as it grows
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null) return;
    const below = pane.scrollHeight - pane.clientHeight - pane.scrollTop;
    if (below > 0 && below < near) pane.scrollTop += below;
  }, [final, draft]);

  return (
    // What is read to people is the announcement, not each word.
    <div
      aria-hidden
      data-testid="live-text"
      className="max-w-[70ch] whitespace-pre-wrap font-serif text-lg leading-[1.6]"
    >
      {final}
      <span className="text-muted">{draft}</span>
      <span className="ml-px inline-block h-[1em] w-0.5 animate-breathe bg-accent align-[-0.15em]" />
    </div>
  );
}
