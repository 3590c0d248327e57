/** What of the output pane waits for a result: most of its code loads with the first. */
import { countWords } from "@ai-humanizer/shared";
import { lazy, Suspense } from "react";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { OutputActions } from "./output-actions.tsx";
import { useResult } from "./use-result.ts";
import { otherNotes, verdictOf } from "./verdict.ts";

const Changes = lazy(() => import("./changes.tsx").then((m) => ({ default: m.Changes })));

export function ResultActions({ rewrite }: { rewrite: Rewrite }) {
  const { text, used, putBack } = useResult(rewrite);
  return <OutputActions text={text} changed={used + putBack > 0} />;
}

export function ResultCount({ rewrite }: { rewrite: Rewrite }) {
  const { text, used, putBack } = useResult(rewrite);
  const words = countWords(text);
  return (
    <>
      {words.toLocaleString("en-US")} {words === 1 ? "word" : "words"}
      {` · ${used} ${used === 1 ? "change" : "changes"}`}
      {putBack > 0 && `, ${putBack} put back`}
    </>
  );
}

/** The text, and what else there is to know of it. */
export function ResultText({ rewrite }: { rewrite: Rewrite }) {
  const { humanizedText, provider } = rewrite.response;
  const { segments, back, text } = useResult(rewrite);
  const showChanges = useDraft((draft) => draft.showChanges);
  const pressChange = useDraft((draft) => draft.pressChange);
  const undoPress = useDraft((draft) => draft.undoPress);
  // Where there is no verdict, its line has the notes.
  const notes = verdictOf(rewrite.response, "") === null ? [] : otherNotes(rewrite.response);
  if (provider.fallback)
    notes.unshift("The language model did not write all of this; the embedded engine stood in.");
  return (
    <>
      <div
        id="humanized-text"
        key={humanizedText}
        className="max-w-[70ch] animate-fade-in whitespace-pre-wrap font-serif text-lg leading-[1.6]"
      >
        {showChanges ? (
          <Suspense fallback={text}>
            <Changes segments={segments} back={back} onPress={pressChange} onUndo={undoPress} />
          </Suspense>
        ) : (
          text
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-4 text-muted text-sm">
          {note}
        </p>
      ))}
    </>
  );
}

export { ResultChecks } from "./result-checks.tsx";
export { ResultLine } from "./result-line.tsx";
