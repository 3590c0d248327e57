/** The code of a language that was not identified, as in BCP 47. */
export const unknownLanguage = "und";

/** The English name of a language: "de" is "German". The names take a while to load and are seldom asked for. */
export function languageName(code: string): string {
  if (code === unknownLanguage) return "another language";
  return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
}
