import { isCommonWord } from "./common-words.ts";
import { anyMark, guessingSuffixes, unknownName, unknownWord } from "./shapes.ts";
import { isKnownWord } from "./vocabulary.ts";

const contraction = /^([a-z]+?)(n't|'(?:s|m|re|ve|ll|d))$/i;
const wordLike = /^[a-z]+(?:['-][a-z]+)*$/i;

/** Words that the tagger was never taught, and would guess to be verbs or nouns, with others like them. */
const untaught: ReadonlyMap<string, string> = new Map([
  ["everything", "something"],
  ["amidst", "amid"],
  ["whilst", "while"],
]);

/** Endings of words that describe, which the tagger would guess to be nouns: "transformative", "reputational", "immersive". */
const adjectival = /(?:[st]ive|onal|[ao]rial|ental|ltural|[io]mal|odal|istic|social)$/;

/** What the tagger is shown in place of a word: a word of its dictionary, or a shape. `isFirst`: a capital tells nothing. */
export function standIn(word: string, isFirst: boolean): string {
  const plain = word.replaceAll("’", "'");
  if (!/[\p{L}\p{N}]/u.test(plain)) return standInForMark(plain);
  if (/^\p{N}/u.test(plain)) return /^\d+(?:st|nd|rd|th)$/i.test(plain) ? "1st" : "1";
  const ascii = plain.normalize("NFD").replace(/\p{M}/gu, "");
  if (!wordLike.test(ascii)) return /^\p{Lu}/u.test(plain) ? unknownName : unknownWord("");
  const written = ascii.toLowerCase();
  const lower = written.replace(/^[a-z]+/, (start) => untaught.get(start) ?? start);
  const isCapital = ascii !== written && !isFirst;
  const contracted = contraction.exec(lower);
  if (contracted)
    return withCase(
      isKnownWord(contracted[1] ?? "") || lower === "can't" ? lower : unknownWord(contracted[2] ?? ""),
      isCapital,
    );
  if (lower.includes("'")) return isCapital ? unknownName : unknownWord("");
  if (isKnownWord(lower)) return withCase(lower, isCapital);
  if (lower.includes("-")) return standInForCompound(lower);
  if (ascii !== written && !(isFirst && isCommonWord(lower))) return unknownName;
  if (adjectival.test(lower)) return "famous";
  return unknownWord(guessingSuffixes.find((suffix) => lower.endsWith(suffix)) ?? "");
}

function standInForMark(mark: string): string {
  if (/^[“”«»„]$/.test(mark)) return '"';
  if (/^[‘‚‹›]$/.test(mark)) return "'";
  if (/^(?:…|\.{2,})$/.test(mark)) return "…";
  return /^[.,;:!?()[\]{}"'—–%$€£&+=*/-]$/.test(mark) ? mark : anyMark;
}

/** "evidence-based" and "fast-growing" modify; of the others the last part tells. */
function standInForCompound(word: string): string {
  const last = word.slice(word.lastIndexOf("-") + 1);
  if (/(?:ed|ing|en)$/.test(last)) return "famous";
  return isKnownWord(last) ? last : unknownWord("");
}

function withCase(word: string, isCapital: boolean): string {
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
