/** How many terms a text may give the letters of, and how long one may be; more would only slow the search. */
const mostTerms = 200;
const longestTerm = 100;

/** "(KPIs)" behind its words, or "LRU (" before them. */
const lettersBehind = / \((\p{Lu}\p{L}{0,6}\p{Lu})s?\)/gu;
const lettersBefore = /(?<!\p{L})(\p{Lu}\p{L}{0,6}\p{Lu})s? \(([^()\n]{3,100})\)/gu;

/** Words that a term need not give a letter to. */
const small = /^(?:of|and|the|for|in|to|on|by|with|a|an)$/i;

/** The last of these words whose first letters are the capitals of `letters`: "key performance indicators" of "KPI". */
function spelledBy(letters: string, words: string): string | null {
  const capitals = letters.replace(/\P{Lu}/gu, "");
  let left = capitals.length;
  let start = words.length;
  for (const word of [...words.matchAll(/[\p{L}'’]+|[^\p{L}'’\s-]+/gu)].reverse()) {
    if (left === 0) break;
    if (/^[*_]+$/.test(word[0])) continue;
    const isNext = word[0].charAt(0).toUpperCase() === capitals.charAt(left - 1);
    if (!isNext && !small.test(word[0])) return null;
    if (!isNext) continue;
    left -= 1;
    start = word.index;
  }
  return left === 0 ? words.slice(start).replace(/[*_]+/g, "") : null;
}

/** The terms that a text gives the letters of: in other words, they would no longer stand for them. */
export function spelledOut(source: string): string[] {
  const found = new Set<string>();
  const keep = (term: string | null) => {
    if (term && found.size < mostTerms) found.add(term.toLowerCase());
  };
  for (const { 1: letters = "", index } of source.matchAll(lettersBehind))
    keep(spelledBy(letters, source.slice(Math.max(0, index - longestTerm), index)));
  for (const [, letters = "", words = ""] of source.matchAll(lettersBefore)) keep(spelledBy(letters, words));
  return [...found];
}
