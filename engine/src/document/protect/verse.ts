import type { ProtectedSpan } from "../types.ts";

const fewestLines = 4;
const longestLine = 80;
const lineStart = /^\s*["'“‘—–-]?\s*\p{Lu}/u;
const lastWord = /[\p{L}\p{M}'’-]+(?=[^\p{L}\p{N}]*$)/u;

/** The last words of the lines of verse: another word there would spoil the rhyme. */
export function findVerse(text: string): ProtectedSpan[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const isVerse =
    lines.length >= fewestLines &&
    lines.every((line) => line.trim().length <= longestLine && lineStart.test(line));
  if (!isVerse) return [];
  const spans: ProtectedSpan[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    const word = lastWord.exec(line);
    if (word)
      spans.push({ kind: "verse", start: start + word.index, end: start + word.index + word[0].length });
    start += line.length + 1;
  }
  return spans;
}
