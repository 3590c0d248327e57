/** The six measured checks, in display order. */
export const checkNames = [
  "Word choice",
  "Phrasing",
  "Sentence rhythm",
  "Predictability",
  "Punctuation",
  "Openers",
] as const;
export type CheckName = (typeof checkNames)[number];
