import { readOutline } from "../document/outline.ts";
import { mergeSpans, spanCursor } from "../document/spans.ts";
import { applyEdits, composeEdits } from "../edits.ts";
import type { Edit } from "../types.ts";
import { findForeignLetters } from "./hidden/foreign-letters.ts";
import type { HiddenCharacter } from "./hidden/hidden-character.ts";
import { findInvisible } from "./hidden/invisible.ts";
import { findSpaces } from "./hidden/spaces.ts";
import { findStyledWords } from "./hidden/styled-words.ts";
import { findWideForms } from "./hidden/wide-forms.ts";

const plain = /^[\t\n\r -~‘’“”–—…]*$/;

/** Each looks at what those before it leave: a word may be torn apart by what nobody sees. */
const rounds: readonly ((text: string) => HiddenCharacter[])[] = [
  findInvisible,
  findSpaces,
  findWideForms,
  findForeignLetters,
  findStyledWords,
];

function outsideCode(text: string, found: readonly HiddenCharacter[]): HiddenCharacter[] {
  if (found.length === 0) return [];
  const inCode = spanCursor(mergeSpans(readOutline(text).spans.filter((span) => span.kind === "code")));
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter((hidden) => inCode(hidden.start, hidden.end) === null);
}

/**
 * The edits that clean a text of characters that a reader cannot see or tell from others: zero-width and control
 * characters, odd spaces and line separators, letters that imitate Latin ones. Joiners and selectors inside emoji or
 * in scripts that need them stay, and so does code.
 */
export function hiddenCharacterEdits(text: string): Edit[] {
  if (plain.test(text)) return [];
  return rounds.reduce((edits: Edit[], find) => {
    const clean = applyEdits(text, edits);
    const found = outsideCode(clean, find(clean)).map(
      (hidden): Edit => ({ ...hidden, kind: "hidden-character" }),
    );
    return composeEdits(text, edits, found);
  }, []);
}
