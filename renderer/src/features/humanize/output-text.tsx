import { type RefObject, useEffect } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { useLiveText } from "./live-text-store.ts";
import { useResult } from "./use-result.ts";

const Changes = requestedPart(() => import("./changes.tsx").then((m) => m.Changes));

/** How near to the end of the text, in pixels, a reader counts as following it. */
const near = 48;

interface OutputTextProps {
  /** Null while the text is being written. */
  rewrite: Rewrite | null;
  /** What scrolls around it. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * The text as it is written, and then the result, in one element, so that nothing blinks in between: final words in
 * full color, the draft muted. A reader at the end of the growing text is kept there; a result shows from its top.
 */
export function OutputText({ rewrite, scroller }: OutputTextProps) {
  const final = useLiveText((live) => live.final);
  const draft = useLiveText((live) => live.draft);
  const showChanges = useDraft((store) => store.showChanges);
  const { text } = useResult(rewrite);
  const writing = rewrite === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text as it grows
  useEffect(() => {
    const pane = scroller.current;
    if (pane === null || !writing) return;
    const below = pane.scrollHeight - pane.clientHeight - pane.scrollTop;
    if (below > 0 && below < near) pane.scrollTop += below;
  }, [final, draft]);

  useEffect(() => {
    if (rewrite && scroller.current) scroller.current.scrollTop = 0;
  }, [rewrite, scroller]);

  return (
    // What is read to people while it grows is the announcement, not each word.
    <div
      id={writing ? undefined : "humanized-text"}
      data-testid={writing ? "live-text" : undefined}
      aria-hidden={writing}
      className="max-w-[70ch] animate-fade-in whitespace-pre-wrap font-serif text-lg leading-[1.6]"
    >
      {writing ? final : showChanges ? <MarkedText rewrite={rewrite} /> : text}
      {writing && (
        <>
          <span className="text-muted">{draft}</span>
          <span className="ml-px inline-block h-[1em] w-0.5 animate-breathe bg-accent align-[-0.15em]" />
        </>
      )}
    </div>
  );
}

function MarkedText({ rewrite }: { rewrite: Rewrite }) {
  const { text, segments, back } = useResult(rewrite);
  const pressChange = useDraft((draft) => draft.pressChange);
  const undoPress = useDraft((draft) => draft.undoPress);
  const setShowChanges = useDraft((draft) => draft.setShowChanges);
  return (
    <Changes
      segments={segments}
      back={back}
      onPress={pressChange}
      onUndo={undoPress}
      fallback={text}
      onClose={() => setShowChanges(false)}
    />
  );
}
