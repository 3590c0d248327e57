import { keepsLength, lengthOf } from "../check/content-words.ts";
import { applyEdits, composeEdits } from "../edits.ts";
import { UnsupportedLanguageError } from "../language/detect-language.ts";
import type { Edit, HumanizeOptions, HumanizeResult, Span } from "../types.ts";
import type { Draft, Settled } from "./types.ts";

type Humanize = (text: string, options: HumanizeOptions) => Pick<HumanizeResult, "text" | "edits">;

const reason = "Rewritten by the language model";

/** Puts rewrites in their places and lets the engine go over the whole, where that keeps what was asked for. */
export function settleDraft(humanize: Humanize, draft: Draft): Settled {
  const { source, preserveLength } = draft;
  const all = draft.replacements
    .filter(({ start, end, replacement }) => source.slice(start, end) !== replacement)
    .map((each): Edit => ({ ...each, kind: "sentence", reason }));
  const written = preserveLength ? ofKeptLength(source, all) : all;
  const takenBack = all
    .filter((edit) => !written.includes(edit))
    .map(({ start, end }): Span => ({ start, end }));
  const text = applyEdits(source, written);
  const plain: Settled = { text, edits: written, takenBack };
  const polished = draft.polish ? polish(humanize, text, draft) : null;
  if (polished === null || (preserveLength && !keepsLength(source, polished.text))) return plain;
  const edits = composeEdits(source, written, polished.edits).map((edit) =>
    written.some(({ start, end }) => edit.start < end && edit.end > start)
      ? { ...edit, kind: "sentence" as const, reason }
      : edit,
  );
  return { text: polished.text, edits, takenBack };
}

/** The edits without those that move the length furthest, as few of them as needed. */
function ofKeptLength(source: string, edits: readonly Edit[]): readonly Edit[] {
  const moves = (edit: Edit) => lengthOf(edit.replacement) - lengthOf(source.slice(edit.start, edit.end));
  let left = edits;
  while (left.length > 0 && !keepsLength(source, applyEdits(source, left))) {
    const total = left.reduce((sum, edit) => sum + moves(edit), 0);
    const worst = left.reduce((a, b) => (moves(b) * Math.sign(total) > moves(a) * Math.sign(total) ? b : a));
    left = left.filter((edit) => edit !== worst);
  }
  return left;
}

function polish(humanize: Humanize, text: string, { replacements, tone, mode, keep, preserveLength }: Draft) {
  try {
    // What was rewritten already only needs a last touch; what was not gets the engine's whole rewrite.
    const depth = replacements.length > 0 ? "standard" : mode;
    return humanize(text, { tone, mode: depth, keep, preserveLength });
  } catch (error) {
    // A stretch may read as another language than the whole, such as a list of foreign titles.
    if (error instanceof UnsupportedLanguageError) return null;
    throw error;
  }
}
