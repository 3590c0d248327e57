/** What of the workspace waits for a run: its code loads with the first. */
import { countWords } from "@ai-humanizer/shared";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { answerOf } from "./answer-of.ts";
import { CopyButton } from "./copy-button.tsx";
import type { Rewrite } from "./draft-store.ts";
import { useLiveText } from "./live-text-store.ts";
import { repeatNote } from "./outcome.ts";
import { OutputActions } from "./output-actions.tsx";
import { useResult } from "./use-result.ts";
import { otherNotes, verdictOf } from "./verdict.ts";

interface ResultProps {
  rewrite: Rewrite;
}

/** `leads`: whether copying is what the view is about now. */
export function ResultActions({ rewrite, leads }: ResultProps & { leads: boolean }) {
  const { text, used, putBack } = useResult(rewrite);
  return <OutputActions text={text} changed={used + putBack > 0} leads={leads} />;
}

/** Copies the result from the bar at a phone's bottom, near the thumb. */
export function ResultCopy({ rewrite, leads }: ResultProps & { leads: boolean }) {
  const { text } = useResult(rewrite);
  return (
    <CopyButton
      text={text}
      name="Copy humanized text"
      labelled
      variant={leads ? "default" : "secondary"}
      className="md:hidden"
    />
  );
}

export function ResultFooter({ rewrite }: ResultProps) {
  const { text, used, putBack } = useResult(rewrite);
  const answer = answerOf(rewrite);
  const repeated = repeatNote(rewrite);
  return (
    <>
      <WordCount text={text}>
        {answer && ` · ${used} ${used === 1 ? "change" : "changes"}`}
        {putBack > 0 && `, ${putBack} put back`}
        {repeated && ` · ${repeated}`}
      </WordCount>
      {answer?.provider.fallback && (
        <Badge variant="outline" className="ml-auto">
          <CloudOff aria-hidden className="size-3" strokeWidth={1.75} />
          Provider fallback
        </Badge>
      )}
    </>
  );
}

/** The footer while the text is being written. */
export function LiveFooter() {
  return <WordCount text={useLiveText(({ final, draft }) => final + draft)} />;
}

function WordCount({ text, children }: { text: string; children?: ReactNode }) {
  const words = countWords(text);
  return (
    <p className="text-muted text-xs tabular-nums">
      {words.toLocaleString("en-US")} {words === 1 ? "word" : "words"}
      {children}
    </p>
  );
}

/** What else there is to know of the text. */
export function ResultNotes({ rewrite }: ResultProps) {
  const answer = answerOf(rewrite);
  if (!answer) return null;
  // Where there is no verdict, its line has the notes.
  const notes = verdictOf(answer) === null ? [] : otherNotes(answer);
  if (answer.provider.fallback)
    notes.unshift("The language model did not write all of this; the embedded engine stood in.");
  return notes.map((note) => (
    <p key={note} className="mt-4 text-muted text-sm">
      {note}
    </p>
  ));
}

export { ChecksPanel } from "./checks-panel.tsx";
export { streamHumanization } from "./humanize-stream.ts";
export { inOtherWords, isAnswered, outcomeToast } from "./outcome.ts";
export { OutputText } from "./output-text.tsx";
export { ResultChecks } from "./result-checks.tsx";
export { ResultLine } from "./result-line.tsx";
