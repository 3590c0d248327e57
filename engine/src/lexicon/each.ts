/**
 * Entries that differ by a word only: one line for each of the comma-separated words, and "short/shorter" where the
 * replacement needs another form of the word.
 */
export const each = (words: string, line: (word: string, other: string) => string): string =>
  words
    .split(",")
    .map((pair) => {
      const [word = "", other = word] = pair.split("/");
      return line(word, other);
    })
    .join("\n");
