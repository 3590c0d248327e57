import { gradableLong, irregularAdjectives, shortAdjectives, ungradable } from "./irregular.ts";

export interface Degrees {
  readonly comparative: string;
  readonly superlative: string;
}

const irregular = new Map<string, Degrees>();
for (const line of irregularAdjectives.trim().split("\n")) {
  const [positive = "", comparative = "", superlative = ""] = line.split(" ");
  irregular.set(positive, { comparative, superlative });
}

const vowelGroups = (word: string) => word.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 1;

/** "big" gives bigger and biggest; null where the adjective takes "more" or no degree at all. */
export function degreesOf(adjective: string): Degrees | null {
  const known = irregular.get(adjective);
  if (known) return known;
  if (ungradable.has(adjective) || !/^[a-z]+$/.test(adjective)) return null;
  if (vowelGroups(adjective) > 1 && !shortAdjectives.has(adjective)) return null;
  let stem = adjective;
  if (stem.endsWith("e")) stem = stem.slice(0, -1);
  else if (/[^aeiou]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`;
  else if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(stem)) stem += stem.slice(-1);
  return { comparative: `${stem}er`, superlative: `${stem}est` };
}

/** Whether an adjective of one syllable or an irregular one, which hardly stands behind "more". */
export function isShortAdjective(adjective: string): boolean {
  return irregular.has(adjective) || (vowelGroups(adjective) === 1 && degreesOf(adjective) !== null);
}

/** Whether "very", "so" and "less" can stand before it. */
export function isGradable(adjective: string): boolean {
  return degreesOf(adjective) !== null || gradableLong.has(adjective);
}
