const faults: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["doubled word", /(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])/giu],
  ["doubled punctuation", /[,;:] ?[,;:]|,\s*\.|\.\s*,|\.\.(?!\.)(?<!\.\.\.)/gu],
  ["space before punctuation", / [,;:.!?](?!\d|\.\.)/gu],
  ["doubled space", /\S {2,}\S/gu],
  [
    "article",
    /\ba (?=[aeio][b-df-hj-np-tv-z])(?!one\b|once\b|eu|ewe)[a-z]+|\ban (?=[bcdfgjklmnpqrstvwxyz])(?!hour|honest|honor|honour|heir)[a-z]{3,}/gu,
  ],
  [
    "small letter after a full stop",
    /(?<!\b(?:e\.g|i\.e|etc|vs|al|p|pp|No|Fig|cf|approx)\.?)[a-z]{3,}[.!?] [a-z]/gu,
  ],
];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * A fault on the surface of a rewritten sentence that its source did not have: a doubled word or mark, a wrong
 * article, a lost space. Returns its name, or null.
 */
export function findSurfaceFault(before: string, after: string): string | null {
  for (const [name, pattern] of faults) {
    if (count(after, pattern) > count(before, pattern)) return name;
  }
  if (/\S$/.test(before) && after.trim() === "" && before.trim() !== "") return "empty sentence";
  return null;
}
