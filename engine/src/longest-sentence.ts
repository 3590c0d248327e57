/** Tokens of the longest sentence that is read as one: beyond are lists and data, and each rule looks at all of it. */
export const longestSentence = 400;
