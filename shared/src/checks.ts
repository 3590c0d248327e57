/** The six measured checks of a humanization, in display order; the engine's report carries their scores. */
export const checkNames = [
  "Word choice",
  "Phrasing",
  "Sentence rhythm",
  "Predictability",
  "Punctuation",
  "Openers",
] as const;
