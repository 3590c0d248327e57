import type { Sentence } from "../document/types.ts";
import type { TextEdit } from "../text-edit.ts";
import type { EditKind } from "../types.ts";
import type { Candidate } from "./candidate.ts";
import { contentLost } from "./content-words.ts";

/** What a structural rewrite says of one change; tokens `[from, to)` are those it relies on. */
export interface StructuralChange {
  readonly kind: EditKind;
  readonly origin: string;
  readonly reason: string;
  readonly from: number;
  readonly to: number;
  readonly edits: readonly TextEdit[];
  readonly preference?: number;
  readonly prior?: number;
  /** See `Candidate`. */
  readonly stock?: boolean;
  /** Leaves the words between its edits to other candidates. */
  readonly spansFreeWords?: boolean;
}

/** A candidate from a structural change; its span covers its tokens and its edits. */
export function structuralCandidate(sentence: Sentence, change: StructuralChange): Candidate {
  const { kind, origin, reason, edits } = change;
  const tokens = sentence.tokens.slice(change.from, change.to);
  const start = Math.min(tokens[0]?.start ?? sentence.start, ...edits.map((edit) => edit.start));
  const end = Math.max(tokens.at(-1)?.end ?? sentence.start, ...edits.map((edit) => edit.end));
  const replaced = tokens.filter((token) =>
    edits.some((edit) => token.start >= edit.start && token.end <= edit.end),
  );
  return {
    kind,
    origin,
    reason,
    start,
    end,
    edits: edits.map((edit) => ({ ...edit, kind, reason })),
    contentLost: contentLost(replaced, edits.map((edit) => edit.replacement).join(" ")),
    preference: change.preference ?? 1,
    prior: change.prior ?? 0,
    stock: change.stock ?? false,
    ...(change.spansFreeWords && { claims: edits }),
  };
}
