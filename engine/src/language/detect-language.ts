/** Identifies a language by its letters: ISO 639-1 code, and whether that is sure. */
export type IdentifyLanguage = (text: string) => {
  readonly language: string;
  readonly isReliable: () => boolean;
};

/** The text is in a language the engine cannot rewrite; `language` is its English name. */
export class UnsupportedLanguageError extends Error {
  readonly language: string;

  constructor(language: string) {
    super(`The text is in ${language}; this engine rewrites English only.`);
    this.name = "UnsupportedLanguageError";
    this.language = language;
  }
}

/** Common words of English that other languages in Latin letters hardly have. */
const englishWords = new Set(
  "the and that with this they from which their you not but would could been these those what there about its our your she has had more than who will how when where why each every should must may might because through across while after before between without within into only also very most many such other both".split(
    " ",
  ),
);
const englishShare = 0.08;
const sample = 6_000;

/** Languages written in a script of their own are told from single words; others need a few. */
const fewWords = 6;

const inLatin = (text: string): boolean => /^[\p{Script=Latin}\P{L}]*$/u.test(text);

/** Whether a text is English, or too short to tell, by its common words alone: without an identifier's n-grams. */
export function looksEnglish(text: string): boolean {
  const head = text.slice(0, sample);
  const words = head.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return true;
  if (!inLatin(head)) return false;
  const english = words.filter((word) => englishWords.has(word)).length / words.length;
  return words.length < fewWords || english >= englishShare;
}

/** ISO 639-1 code of the text's language; "en" where there is too little to tell. */
export function detectLanguage(text: string, identify: IdentifyLanguage): string {
  if (looksEnglish(text)) return "en";
  const head = text.slice(0, sample);
  const found = identify(head);
  if (found.language === "" || (inLatin(head) && !found.isReliable())) return "en";
  return found.language;
}

/** The English name of a language: "de" is "German". The names take a while to load and are seldom asked for. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
}

/** @throws UnsupportedLanguageError where the text is in another language than English. */
export function requireEnglish(text: string, identify: IdentifyLanguage): void {
  const language = detectLanguage(text, identify);
  if (language !== "en") throw new UnsupportedLanguageError(languageName(language));
}

/** Whether a text is surely in another language than the one of that code. */
export function isInAnotherLanguage(text: string, code: string, identify: IdentifyLanguage): boolean {
  if (code === "en") return detectLanguage(text, identify) !== "en";
  const found = identify(text.slice(0, sample));
  return found.language !== "" && found.language !== code && found.isReliable();
}
