/** Letters of other scripts that look like a Latin one. */
const lookalikes = new Map<string, string>();
const add = (from: string, to: string) => {
  const targets = [...to];
  [...from].forEach((letter, index) => {
    lookalikes.set(letter, targets[index] ?? letter);
  });
};
// Cyrillic, capital and small.
add("АВЕЅІЈКМНОРСТУХԌԚԜҮ", "ABESIJKMHOPCTYXGQWY");
add("аеѕіјорсухһԁԛԝɡӏк", "aesijopcyxhdqwglk");
// Greek, capital and small.
add("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");
add("αεινοργυκχ", "aeivopyukx");
// Armenian.
add("օսոհցԼՕՍ", "ounhgLOU");

const latin = /\p{Script=Latin}/u;
const greek = /\p{Script=Greek}/u;
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** The word in Latin letters, where it is a Latin word with letters of another script among them; else null. */
export function disguisedWord(word: string): string | null {
  const letters = [...word];
  const latinLetters = letters.filter((letter) => latin.test(letter)).length;
  const foreignLetters = letters.filter((letter) => foreign.test(letter));
  if (latinLetters === 0 || foreignLetters.length === 0) return null;
  // Short mixtures with Greek are symbols: "εr", "γx".
  if (letters.length < 4 && foreignLetters.some((letter) => greek.test(letter))) return null;
  return foreignLetters.every((letter) => lookalikes.has(letter)) ? toLatin(word) : null;
}

/** A word with each letter replaced by the Latin one that it imitates. */
export function toLatin(word: string): string {
  return [...word].map((letter) => lookalikes.get(letter) ?? letter).join("");
}

/** Whether every letter of a word imitates a Latin one. */
export function isAllLookalike(word: string): boolean {
  return [...word].every((letter) => lookalikes.has(letter));
}
