import type { HiddenCharacter } from "./hidden-character.ts";
import { toLatin } from "./homoglyphs.ts";

/** One edit for each letter of a word that is not what it looks like. */
export function unmask(
  letters: string,
  offset: number,
  plainOf: (letter: string) => string = toLatin,
): HiddenCharacter[] {
  let end = offset;
  return [...letters].flatMap((letter) => {
    const start = end;
    end += letter.length;
    const replacement = plainOf(letter);
    if (replacement === letter) return [];
    return [{ start, end, replacement, reason: `“${letter}” only looks like “${replacement}”.` }];
  });
}
