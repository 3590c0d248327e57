import { articleFor } from "../morphology/article.ts";
import { wordSet } from "../word-set.ts";

const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["doubled word", /(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])/giu],
  ["doubled punctuation", /[,;:] ?[,;:]|,\s*\.|\.\s*,|\.\.(?!\.)(?<!\.\.\.)/gu],
  ["space before punctuation", / [,;:.!?](?!\d|\.\.)/gu],
  ["doubled space", /\S {2,}\S/gu],
  // "It is important to note that > 50% agree" without its opening: a quotation, a heading, a list to Markdown.
  ["line that opens a block", /(?:^|\n)[ \t]*(?:[>|]|~~~|(?:#{1,6}|[-+*]|\d{1,9}[.)])(?:\s|$))/g],
  ["small letter after a full stop", /(?<=[a-z]{3})[.!?] [a-z]/gu],
];

/** How many articles do not fit the sound of the word after them. */
function wrongArticles(text: string): number {
  const articles = [...text.matchAll(/(?<![\p{L}.'’-])(an?) ([\p{L}\p{N}]+)/giu)];
  return articles.filter(([, article, word]) => articleFor(word ?? "") !== article?.toLowerCase()).length;
}

const near = 5;

// "more and more", "day by day": pairs that English doubles on purpose.
const pairs = /(?<!\p{L})(\p{L}+) (?:and|by|over|after) \1(?!\p{L})/gu;

const small = wordSet(
  "the and for was are has had but not you her his its our who all can one she him out any too off own",
);

/** How many words stand again within five words, small ones left out: an edit must not add an echo. */
function echoes(text: string): number {
  const words =
    text
      .toLowerCase()
      .replaceAll(pairs, "$1")
      .match(/[\p{L}'’-]+/gu) ?? [];
  return words.filter(
    (word, at) =>
      word.length > 2 && !small.has(word) && words.slice(Math.max(0, at - near), at).includes(word),
  ).length;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether there are more than before; where there are none, nobody counts what was. */
const exceeds = (after: number, before: () => number) => after > 0 && after > before();

/**
 * A fault on the surface of a rewritten sentence that its source did not have: a doubled word or mark, a wrong
 * article, a lost space. Returns its name, or null.
 */
export function findSurfaceFault(before: string, after: string): string | null {
  for (const [name, pattern] of faults) {
    if (exceeds(count(after, pattern), () => count(before, pattern))) return name;
  }
  if (exceeds(wrongArticles(after), () => wrongArticles(before))) return "article";
  if (exceeds(echoes(after), () => echoes(before))) return "echo";
  if (/\S$/.test(before) && after.trim() === "" && before.trim() !== "") return "empty sentence";
  return null;
}
