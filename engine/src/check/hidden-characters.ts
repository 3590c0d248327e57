import { readOutline } from "../document/outline.ts";
import { mergeSpans, spanCursor } from "../document/spans.ts";
import { isKnownWord } from "../document/tagging/vocabulary.ts";
import type { Edit, Span } from "../types.ts";
import { disguisedWord, isAllLookalike, toLatin } from "./homoglyphs.ts";

export interface HiddenCharacter extends Span {
  /** What stands in its place: nothing, a space, or the Latin letter it imitates. */
  readonly replacement: string;
  readonly reason: string;
}

// Format and control characters, fillers, selectors, exotic spaces, letters of other scripts, fullwidth forms.
const suspicious =
  /(?![\t\n\r\f\v\u0085])[\p{Cc}\p{Cf}]|\u034F|[\u115F\u1160\u3164\uFFA0]|\p{Variation_Selector}|[\u1680\u2000-\u200A\u202F\u205F\u3000]|[\u0370-\u058F\uFF21-\uFF5A]/u;
const invisible =
  /(?![\t\n\r\f\v\u0085])\p{Cc}|\u034F|[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;
const bidi = /[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/g;
/** These turn letters round that are not written so, in any script. */
const override = /[\u202D\u202E]/g;
const joiner = /[\u200C\u200D]/g;
const variation = /\p{Variation_Selector}/gu;
const exoticSpace = /[\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const hangul = /\p{Script=Hangul}/u;
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const takesVariation =
  /(?:\p{Extended_Pictographic}|\p{Emoji}|\p{Script=Han}|\p{Script=Mongolian}|\p{Sm}|\u20E3)$/u;
const plainLetter = /[\p{Script=Latin}\p{Nd}\s\p{P}]/u;
const tagBase = /\u{1F3F4}[\u{E0020}-\u{E007F}]*$/u;
const word = /[\p{L}\p{M}]+/gu;
const mixedWord = /[\u0370-\u058F]/;
const fullwidth = /[\uFF21-\uFF3A\uFF41-\uFF5A]+/g;

/**
 * Characters that a reader cannot see or tell from others: zero-width and control characters, exotic spaces, letters
 * that imitate Latin ones. Joiners and selectors inside emoji or in scripts that need them stay, and so does code.
 * Ascending and disjoint.
 */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  if (!suspicious.test(text)) return [];
  const found = [...invisibleCharacters(text), ...spaces(text), ...disguises(text)].sort(
    (a, b) => a.start - b.start,
  );
  if (found.length === 0) return [];
  const inCode = spanCursor(mergeSpans(readOutline(text).spans.filter((span) => span.kind === "code")));
  return found.filter((hidden) => inCode(hidden.start, hidden.end) === null);
}

/** The edits that clean a text of hidden characters. */
export function hiddenCharacterEdits(text: string): Edit[] {
  return findHiddenCharacters(text).map((hidden) => ({ ...hidden, kind: "hidden-character" }));
}

function invisibleCharacters(text: string): HiddenCharacter[] {
  const isRightToLeft = rightToLeft.test(text);
  const isHangul = hangul.test(text);
  return [
    ...each(text, invisible, (match, before) => {
      if (match === "\uFEFF" && before === "") return false;
      if (/[\u{E0020}-\u{E007F}]/u.test(match)) return !tagBase.test(before);
      return !(isHangul && /[\u115F\u1160\u3164\uFFA0]/.test(match));
    }),
    ...each(text, override, () => true),
    ...(isRightToLeft ? [] : each(text, bidi, () => true)),
    ...each(text, joiner, (_, before, after) => plainNeighbor(before, -1) && plainNeighbor(after, 0)),
    ...each(text, variation, (_, before) => !takesVariation.test(before) || /[a-z]$/i.test(before)),
  ];
}

/** Whether the character beside a joiner is of a script that never joins: Latin, digits, marks, spaces or nothing. */
function plainNeighbor(text: string, at: -1 | 0): boolean {
  const stripped = text.replace(/[\u200B-\u200D\u2060\uFEFF]+/g, "");
  const letter = at === 0 ? stripped.slice(0, 1) : stripped.slice(-1);
  return letter === "" || plainLetter.test(letter);
}

function each(
  text: string,
  pattern: RegExp,
  accept: (match: string, before: string, after: string) => boolean,
): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (!accept(match[0], text.slice(Math.max(0, match.index - 16), match.index), text.slice(end, end + 16)))
      continue;
    found.push({ start: match.index, end, replacement: "", reason: "An invisible character was removed." });
  }
  return found;
}

function spaces(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  for (const match of text.matchAll(exoticSpace)) {
    const before = text[match.index - 1] ?? " ";
    const after = text[match.index + 1] ?? " ";
    // A thin space groups digits and parts a number from its unit; an ideographic one belongs to its script.
    if (/[\u2007-\u2009\u202F]/.test(match[0]) && /\d/.test(before)) continue;
    if (ideographic.test(before) || ideographic.test(after)) continue;
    const end = match.index + 1;
    found.push({
      start: match.index,
      end,
      replacement: " ",
      reason: "An unusual space became an ordinary one.",
    });
  }
  return found;
}

function disguises(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  if (mixedWord.test(text)) {
    const isLatinText = mostlyLatin(text);
    for (const match of text.matchAll(word)) {
      if (!mixedWord.test(match[0])) continue;
      const plain = disguisedWord(match[0]) ?? (isLatinText ? imitation(match[0]) : null);
      if (plain !== null) found.push(...differences(match[0], plain, match.index));
    }
  }
  for (const match of text.matchAll(fullwidth)) {
    const before = text[match.index - 1] ?? " ";
    const after = text[match.index + match[0].length] ?? " ";
    if (ideographic.test(before) || ideographic.test(after)) continue;
    found.push(...differences(match[0], match[0].normalize("NFKC"), match.index));
  }
  return found;
}

/** A whole word of look-alikes in a Latin text, where it reads as an English word: a Cyrillic "а", "сор". */
function imitation(letters: string): string | null {
  // A Greek small letter that stands alone is a symbol: "α = 0.05", "the γ phase".
  if (!isAllLookalike(letters) || /^[α-ω]$/u.test(letters)) return null;
  const plain = toLatin(letters);
  return isKnownWord(plain.toLowerCase()) ? plain : null;
}

function mostlyLatin(text: string): boolean {
  const letters = text.slice(0, 20_000).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  const others = letters.filter(
    (letter) => !/\p{Script=Latin}/u.test(letter) && !isAllLookalike(letter),
  ).length;
  return latin > letters.length / 2 && others < letters.length * 0.05;
}

/** The letters in which two words of equal length differ, one edit each. */
function differences(from: string, to: string, offset: number): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  const targets = [...to];
  let position = offset;
  [...from].forEach((letter, index) => {
    const replacement = targets[index] ?? letter;
    if (replacement !== letter) {
      const end = position + letter.length;
      found.push({
        start: position,
        end,
        replacement,
        reason: `“${letter}” only looks like “${replacement}”.`,
      });
    }
    position += letter.length;
  });
  return found;
}
