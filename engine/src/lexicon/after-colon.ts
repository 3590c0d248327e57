import { isCapitalized, uncapitalizeToken } from "../document/capitals.ts";
import { isKnownWord } from "../document/tagging/vocabulary.ts";
import type { Sentence } from "../document/types.ts";
import type { TextEdit } from "../text-edit.ts";

/**
 * The edit of the tokens before `to` with the capital lowered that stood behind a colon it drops: "Here's the thing: Most
 * fail" to "The thing is, most fail"; null where that word may be a name, or a list follows on lines of its own.
 */
export function lowerAfterColon(edit: TextEdit, { tokens }: Sentence, to: number): TextEdit | null {
  const next = tokens[to];
  if (tokens[to - 1]?.text !== ":" || edit.replacement === "" || /[:.!?]$/.test(edit.replacement))
    return edit;
  if (!next) return null;
  if (!isCapitalized(next.text)) return edit;
  if (next.protected !== null || next.pos === "PROPN" || !isKnownWord(next.lower)) return null;
  return { ...edit, end: next.end, replacement: `${edit.replacement} ${uncapitalizeToken(next)}` };
}
