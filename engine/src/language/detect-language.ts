import { commonShare, type KnowsWord, wordsOf } from "./english-words.ts";
import { isForeignProse, isMistaken, isSureOfShort, weigh } from "./evidence.ts";
import { languageName, unknownLanguage } from "./language-name.ts";

/** Identifies a language by its letters: ISO 639-1 code or "", whether that is sure, and what speaks for each. */
export type IdentifyLanguage = (text: string) => {
  readonly language: string;
  readonly isReliable: () => boolean;
  readonly getScores: () => Readonly<Record<string, number>>;
};

/** What tells the language of a text. */
export interface LanguageSources {
  /** Asked only where a text does not look English. */
  readonly identify: IdentifyLanguage;
  /** Null where no dictionary is at hand, as in a browser: short texts then count as English. */
  readonly knowsWord: KnowsWord | null;
}

/** The text is in a language the engine cannot rewrite; `language` is its English name, or "another language". */
export class UnsupportedLanguageError extends Error {
  readonly language: string;

  constructor(language: string) {
    super(`The text is in ${language}; this engine rewrites English only.`);
    this.name = "UnsupportedLanguageError";
    this.language = language;
  }
}

const englishShare = 0.08;
const sample = 6_000;

/** Languages written in a script of their own are told from single words; others need a few. */
const fewWords = 6;
/** With a dictionary some fewer will do. */
const fewestWords = 4;

function inLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= letters;
}

/** Whether a text is English, or too short to tell, by its common words alone: without an identifier's n-grams. */
export function looksEnglish(text: string): boolean {
  const head = text.slice(0, sample);
  const words = wordsOf(head);
  return inLatin(head) && (words.length < fewWords || commonShare(words) >= englishShare);
}

/** ISO 639-1 code of the text's language; "en" where there is too little to tell, "und" where it is some other. */
export function detectLanguage(text: string, { identify, knowsWord }: LanguageSources): string {
  const head = text.slice(0, sample);
  const words = wordsOf(head);
  const isLong = words.length >= fewWords;
  if (looksEnglish(head) && (isLong || words.length < fewestWords || knowsWord === null)) return "en";
  const found = identify(head);
  if (!inLatin(head)) return found.language || (isLong ? unknownLanguage : "en");
  if (found.language === "en") return "en";
  if (found.language === "" || !found.isReliable())
    return isLong && isForeignProse(head, knowsWord) ? unknownLanguage : "en";
  if (knowsWord === null) return found.language;
  const evidence = weigh(head, found.language, found.getScores(), knowsWord);
  return (isLong ? isMistaken(evidence) : !isSureOfShort(evidence)) ? "en" : found.language;
}

/** @throws UnsupportedLanguageError where the text is in another language than English. */
export function requireEnglish(text: string, sources: LanguageSources): void {
  const language = detectLanguage(text, sources);
  if (language !== "en") throw new UnsupportedLanguageError(languageName(language));
}

/** Whether a text is surely in another language than the one of that code. */
export function isInAnotherLanguage(text: string, code: string, sources: LanguageSources): boolean {
  if (code === "en") return detectLanguage(text, sources) !== "en";
  const found = sources.identify(text.slice(0, sample));
  if (!found.isReliable()) return false;
  // Of a language that was not identified one can only say that it is not English.
  return code === unknownLanguage ? found.language === "en" : found.language !== code;
}
