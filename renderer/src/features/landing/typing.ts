/** Milliseconds: a letter typed, a letter deleted, the pause on a whole word. */
const typed = 150;
const deleted = 50;
const pause = 1500;

export interface Typing {
  /** Which word. */
  readonly word: number;
  /** How many of its letters stand there. */
  readonly letters: number;
  readonly deleting: boolean;
}

/** Where the typing is next, and after how many milliseconds. The words follow each other for ever. */
export function nextTyping(now: Typing, words: readonly string[]): { next: Typing; after: number } {
  const { word, letters, deleting } = now;
  if (!deleting) {
    const whole = letters >= (words[word]?.length ?? 0);
    return whole
      ? { next: { word, letters: letters - 1, deleting: true }, after: pause }
      : { next: { word, letters: letters + 1, deleting: false }, after: typed };
  }
  return letters > 0
    ? { next: { word, letters: letters - 1, deleting: true }, after: deleted }
    : { next: { word: (word + 1) % words.length, letters: 1, deleting: false }, after: typed };
}
