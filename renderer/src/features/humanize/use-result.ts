import { useMemo } from "react";
import { answerOf } from "./answer-of.ts";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { putBackBy, textOf } from "./put-back.ts";
import { changesOf, type Segment, toSegments } from "./segments.ts";

/** A rewrite as its user left it: cut at its changes, of which some are put back. */
export function useResult(rewrite: Rewrite | null) {
  const presses = useDraft((draft) => draft.presses);
  return useMemo(() => {
    const segments = rewrite ? segmentsOf(rewrite) : [];
    const back = putBackBy(presses);
    const changes = changesOf(segments);
    const putBack = changes.filter(({ unit }) => back.has(unit)).length;
    return { segments, back, text: textOf(segments, back), putBack, used: changes.length - putBack };
  }, [rewrite, presses]);
}

/** A rewrite without an answer is in one piece: nobody knows what was changed. */
function segmentsOf(rewrite: Rewrite): readonly Segment[] {
  const answer = answerOf(rewrite);
  return answer
    ? toSegments(rewrite.source, answer.edits)
    : [{ kind: "same", text: rewrite.response.humanizedText }];
}
