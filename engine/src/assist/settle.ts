import { keepsLength, ofKeptLength } from "../check/length.ts";
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
  const written = preserveLength ? ofKeptLength(source, all, (edit) => [edit]) : all;
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
