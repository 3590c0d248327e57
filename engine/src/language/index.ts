import { detectLanguage, looksEnglish } from "./detect-language.ts";

/** As `detectLanguage`, for a browser: the identifier's n-grams load with the first text that does not look English. */
export async function findLanguage(text: string): Promise<string> {
  if (looksEnglish(text)) return "en";
  const { eld } = await import("eld/extrasmall");
  return detectLanguage(text, { identify: (head) => eld.detect(head), knowsWord: null });
}
