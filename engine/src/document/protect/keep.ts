import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";

const longestPhrase = 500;
const mostPhrases = 1000;

/** One pattern for all frozen phrases, longest first; null where there is none. */
export function keepPattern(keep: readonly string[]): RegExp | null {
  const phrases = keep
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 0 && phrase.length <= longestPhrase)
    .slice(0, mostPhrases)
    .sort((a, b) => b.length - a.length);
  if (phrases.length === 0) return null;
  const sources = phrases.map((phrase) =>
    phrase
      .split(/\s+/)
      .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/['’]/g, "['’]"))
      .join("\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${sources.join("|")})(?![\\p{L}\\p{N}_])`, "giu");
}

/** The words and phrases that the user froze, as whole words in any case. */
export function findKept(text: string, pattern: RegExp | null): ProtectedSpan[] {
  return pattern ? matchSpans(text, pattern, "keep") : [];
}
