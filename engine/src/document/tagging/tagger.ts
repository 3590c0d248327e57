import winkNLP from "wink-nlp";
import type { PartOfSpeech } from "../types.ts";
import { isCommonWord } from "./common-words.ts";
import { isKnownWord, sharedModel } from "./vocabulary.ts";

const nlp = winkNLP(sharedModel, ["pos"]);
const { value, pos: itsPos } = nlp.its;

/** Endings by which the tagger guesses unknown words; longest first. */
const guessingSuffixes =
  "ing able tish like less ious llah stan gton abad land tnam ical ness ment ity ion ous ful ary ier est ive ism ist fy ky al es er or pur ed ly".split(
    " ",
  );
const contraction = /^([a-z]+?)(n't|'(?:s|m|re|ve|ll|d))$/i;
const acronym = /^(?:[A-Z]{2,}s?|(?:[A-Z]\.){2,})$/;
const wordLike = /^[a-z]+(?:['-][a-z]+)*$/i;

/**
 * Parts of speech of one sentence's words. The tagger sees known words, numbers, marks, and for everything else a
 * stand-in of the same shape: it remembers each new word for ever, so it must never be shown any.
 */
export function tagWords(words: readonly string[]): PartOfSpeech[] {
  const isShouting = words.filter((word) => acronym.test(word)).length > words.length * 0.4;
  const shown = words.map((word, index) => {
    if (acronym.test(word) && !isShouting) return "Xxxx";
    return standIn(word, isShouting || index === 0 || (index === 1 && !/\w/.test(words[0] ?? "")));
  });
  const pieces = nlp.readDoc(shown.join(" ")).tokens();
  const values = pieces.out(value);
  const tags = pieces.out(itsPos) as PartOfSpeech[];
  const result: PartOfSpeech[] = [];
  let piece = 0;
  for (const word of shown) {
    let length = 0;
    let tag: PartOfSpeech | undefined;
    while (length < word.length && piece < values.length) {
      length += values[piece]?.length ?? 0;
      tag ??= tags[piece];
      piece += 1;
    }
    // The tagger cut the words elsewhere: the rest of the sentence has no tags to trust.
    if (length !== word.length) return [...result, ...words.slice(result.length).map(() => "X" as const)];
    result.push(tag ?? "X");
  }
  return result;
}

/** What the tagger is shown in place of a word: bounded in number, without spaces, cut in ways that add up again. */
function standIn(word: string, isFirst: boolean): string {
  const plain = word.replaceAll("’", "'");
  if (!/[\p{L}\p{N}]/u.test(plain)) return standInForMark(plain);
  if (/^\p{N}/u.test(plain)) return /^\d+(?:st|nd|rd|th)$/i.test(plain) ? "1st" : "1";
  const ascii = plain.normalize("NFD").replace(/\p{M}/gu, "");
  if (!wordLike.test(ascii)) return /^\p{Lu}/u.test(plain) ? "Xxxx" : "xxxx";
  const written = ascii.toLowerCase();
  // The one pronoun the tagger was never taught; it would guess a verb in -ing.
  const lower = written.replace(/^everything\b/, "something");
  const isCapital = ascii !== written && !isFirst;
  const contracted = contraction.exec(lower);
  if (contracted)
    return withCase(
      isKnownWord(contracted[1] ?? "") || lower === "can't" ? lower : `xxxx${contracted[2]}`,
      isCapital,
    );
  if (lower.includes("'")) return isCapital ? "Xxxx" : "xxxx";
  if (isKnownWord(lower)) return withCase(lower, isCapital);
  if (lower.includes("-")) return standInForCompound(lower);
  if (ascii !== written && !(isFirst && isCommonWord(lower))) return "Xxxx";
  return `xxxx${guessingSuffixes.find((suffix) => lower.endsWith(suffix)) ?? ""}`;
}

function standInForMark(mark: string): string {
  if (/^[“”«»„]$/.test(mark)) return '"';
  if (/^[‘‚‹›]$/.test(mark)) return "'";
  if (/^(?:…|\.{2,})$/.test(mark)) return "…";
  return /^[.,;:!?()[\]{}"'—–%$€£&+=*/-]$/.test(mark) ? mark : "•";
}

/** "evidence-based" and "fast-growing" modify; of the others the last part tells. */
function standInForCompound(word: string): string {
  const last = word.slice(word.lastIndexOf("-") + 1);
  if (/(?:ed|ing|en)$/.test(last)) return "famous";
  return isKnownWord(last) ? last : "xxxx";
}

function withCase(word: string, isCapital: boolean): string {
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
