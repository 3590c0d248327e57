import { favorites } from "../favorites.ts";
import { wordSet } from "../word-set.ts";
import { type SentenceFeatures, wordIndex } from "./features.ts";
import type { DetectorModel } from "./model.ts";
import { tokenRatios } from "./ratio.ts";

/** Bits of machine-to-human ratio from which a word counts as overused. */
const overusedBits = 1.2;

const wordPattern = /^\p{L}{4,}$/u;

/** Words that everybody uses: a model may count them, but to a reader they are no reason. */
const everyday = wordSet(
  `that this these those their them they there then than thus with within from into onto upon over under about above
  after before between through during against among while when where what which whose have been being were will would
  could should might must does done also such more most many much some each both either other another only just very
  even still often always never ever here your yours ours mine himself herself itself themselves because since though
  although until unless whether however like make makes made making take takes took taken give gives gave given come
  comes came goes went gone know known think feel felt find found keep kept hold held look looks need needs want wants
  help helps hope hopes note notes work works time times year years week weeks month months today life lives world people
  person human humans home house place places part parts thing things ways kind long high good well best better great new
  first last next same different important`,
);

/** How much more than what the model says a word counts that readers know machines by. */
const favoriteWeight = 4;

/** "fostering", "delves": a form of a word that readers know machines by. */
const isFavorite = (text: string): boolean =>
  favorites.has(text) ||
  favorites.has(text.replace(/(?:es|s|d|ed|ing|ly)$/, "")) ||
  favorites.has(text.replace(/(?:ed|ing|es)$/, "e"));

/** The words of a sentence that both the word table and the ratio table give to machines, with their weights. */
export function overusedWords(model: DetectorModel, features: SentenceFeatures): Map<string, number> {
  const ratios = tokenRatios(model.ratio, features.hashes);
  const found = new Map<string, number>();
  features.tokens.texts.forEach((text, i) => {
    if (!wordPattern.test(text) || everyday.has(text) || (ratios[i] ?? 0) < overusedBits) return;
    const { values, step } = model.tables.words;
    const weight =
      (values[wordIndex(features.hashes[i] ?? 0)] ?? 0) * step * (isFavorite(text) ? favoriteWeight : 1);
    if (weight > 0) found.set(text, Math.max(found.get(text) ?? 0, weight));
  });
  return found;
}
