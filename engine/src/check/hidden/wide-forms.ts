import type { HiddenCharacter } from "./hidden-character.ts";
import { isBesideEastAsian } from "./scripts.ts";
import { unmask } from "./unmask.ts";

const wideForms = /[\uFF01-\uFF5E]+/g;
const ligatures = /[\uFB00-\uFB06]/g;

/** Ligatures of single letters, and the wide forms of Latin letters, digits and signs outside East Asian texts. */
export const findWideForms = (text: string): HiddenCharacter[] => [
  ...[...text.matchAll(ligatures)].flatMap(({ 0: letter, index }) => unmask(letter, index)),
  ...[...text.matchAll(wideForms)].flatMap(({ 0: run, index }) =>
    isBesideEastAsian(text, index, index + run.length)
      ? []
      : unmask(run, index, (letter) => letter.normalize("NFKC")),
  ),
];
