import { countWords } from "../../engine/src/check/length.ts";
import type { CorpusText, Group } from "../train/corpus.ts";
import { shuffle } from "../train/random.ts";

/** A machine's text to rewrite. */
export interface EvaluationInput {
  readonly id: string;
  readonly group: Group;
  readonly source: string;
  readonly domain: string;
  readonly generator: string;
  readonly text: string;
}

const most = 350;
const least = 80;

/** The text up to the end of the sentence that reaches 350 words, paragraphs as they stand. */
export function cutToLength(text: string): string {
  let words = 0;
  let end = 0;
  for (const match of text.matchAll(/\S+\s*/g)) {
    words++;
    const stop = match.index + match[0].trimEnd().length;
    if (/[.!?]["'”’)\]*]*$/.test(match[0].trimEnd()) || match[0].includes("\n\n")) end = stop;
    if (words >= most && end > 0) return text.slice(0, end);
  }
  return text;
}

/**
 * Machine texts of the test split, as they stand in the corpus, in turn from every source, domain and generator.
 * The same seed picks the same texts.
 */
export function pickInputs(
  texts: readonly CorpusText[],
  limit: number,
  random: () => number,
): EvaluationInput[] {
  const cells = new Map<string, CorpusText[]>();
  for (const text of shuffle(texts, random)) {
    if (text.label !== "ai" || text.split !== "test" || countWords(text.text) < least) continue;
    const key = `${text.source} ${text.domain} ${text.generator}`;
    cells.set(key, [...(cells.get(key) ?? []), text]);
  }
  // Domains take turns, generators within them: a source of many generators must not outweigh the others.
  const domains = new Map<string, CorpusText[][]>();
  for (const cell of cells.values()) {
    // Machine-polished human texts are one domain among the others, whatever they are about.
    const key = cell[0]?.source === "imbd" ? "imbd" : `${cell[0]?.source} ${cell[0]?.domain}`;
    domains.set(key, [...(domains.get(key) ?? []), cell]);
  }
  const picked: CorpusText[] = [];
  for (let round = 0; picked.length < limit; round++) {
    const before = picked.length;
    for (const generators of domains.values()) {
      const text = generators[round % generators.length]?.[Math.floor(round / generators.length)];
      if (text !== undefined && picked.length < limit) picked.push(text);
    }
    if (picked.length === before && round > 1000) break;
  }
  return picked.map(({ id, group, source, domain, generator, raw }) => ({
    id,
    group,
    source,
    domain,
    generator,
    text: cutToLength(raw),
  }));
}
