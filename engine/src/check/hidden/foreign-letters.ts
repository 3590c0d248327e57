import { isKnownWord } from "../../document/tagging/vocabulary.ts";
import type { HiddenCharacter } from "./hidden-character.ts";
import { disguisedWord, hasForeign, isAllLookalike, toLatin } from "./homoglyphs.ts";
import { unmask } from "./unmask.ts";

const word = /[\p{L}\p{M}]+/gu;

/** Letters of other scripts inside Latin words, and words that have no others but read as English ones. */
export function findForeignLetters(text: string): HiddenCharacter[] {
  if (!hasForeign(text)) return [];
  const words = [...text.matchAll(word)].filter(({ 0: letters }) => hasForeign(letters));
  const isLatinText = mostlyLatin(text);
  return words.flatMap(({ 0: letters, index }) => {
    const plain = disguisedWord(letters) ?? (isLatinText ? imitation(letters) : null);
    return plain === null ? [] : unmask(letters, index);
  });
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
