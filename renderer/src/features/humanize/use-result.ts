import { useMemo } from "react";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { putBackBy, textOf } from "./put-back.ts";
import { changesOf, toSegments } from "./segments.ts";

/** A rewrite as its user left it: cut at its changes, of which some are put back. */
export function useResult(rewrite: Rewrite | null) {
  const presses = useDraft((draft) => draft.presses);
  return useMemo(() => {
    const segments = rewrite ? toSegments(rewrite.source, rewrite.response.edits) : [];
    const back = putBackBy(presses);
    const changes = changesOf(segments);
    const putBack = changes.filter(({ unit }) => back.has(unit)).length;
    return { segments, back, text: textOf(segments, back), putBack, used: changes.length - putBack };
  }, [rewrite, presses]);
}
