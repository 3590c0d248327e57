/**
 * Shows what lexicon entries do to real sentences, made to be read:
 * `node scripts/eval/lexicon.ts --file verbs-a [--entry utilize] [--per 4] [--label ai] [--tone casual] [--corpus DIR] [--seed 7]`
 */
import { parseArgs } from "node:util";
import { parseDocument } from "../../engine/src/document/parse.ts";
import type { Sentence } from "../../engine/src/document/types.ts";
import { dataOf } from "../../engine/src/lexicon/data/index.ts";
import { parseLexicon } from "../../engine/src/lexicon/parse.ts";
import { readData } from "../../engine/src/node.ts";
import type { Candidate } from "../../engine/src/rewrite/candidate.ts";
import { lexiconRewrite } from "../../engine/src/rewrite/lexicon.ts";
import { tones } from "../../engine/src/types.ts";
import { readChoice, readCount } from "../lib/arguments.ts";
import { labels, readTexts } from "../train/corpus.ts";
import { createRandom, shuffle } from "../train/random.ts";

const { values } = parseArgs({
  options: {
    file: { type: "string" },
    entry: { type: "string", default: "" },
    per: { type: "string", default: "4" },
    label: { type: "string", default: "ai" },
    tone: { type: "string", default: "casual" },
    corpus: { type: "string", default: "../shared/corpus" },
    texts: { type: "string", default: "1500" },
    seed: { type: "string", default: "7" },
  },
});

if (!values.file) throw new Error("--file NAME: a file of engine/src/lexicon/data, without .txt or .ts");

const entries = parseLexicon(dataOf(values.file, readData));
const wanted = entries.filter((entry) => entry.source.includes(values.entry ?? ""));
const tone = readChoice("--tone", values.tone, tones);
const label = readChoice("--label", values.label, labels);
const perEntry = readCount("--per", values.per);

const texts = shuffle(
  readTexts(values.corpus).filter((row) => row.label === label && row.split !== "test"),
  createRandom(readCount("--seed", values.seed)),
).slice(0, readCount("--texts", values.texts));

/** The sentence in one line, with the edits of a candidate marked. */
function showCandidate(text: string, sentence: Sentence, { edits }: Candidate): string {
  let line = "";
  let at = sentence.start;
  for (const { start, end, replacement } of edits) {
    line += `${text.slice(at, start)}[-${text.slice(start, end)}-]{+${replacement}+}`;
    at = end;
  }
  return (line + text.slice(at, Math.max(at, sentence.end))).replaceAll(/\s+/g, " ");
}

const rewrite = lexiconRewrite([{ kind: "word", entries: wanted }]);
const shown = new Map<string, string[]>();
const counts = new Map<string, number>();
for (const { text, domain } of texts) {
  const context = { source: text, tone, previous: null, next: null, afterNext: null };
  for (const sentence of parseDocument(text).blocks.flatMap(({ sentences }) => sentences)) {
    for (const candidate of rewrite(sentence, context)) {
      const { origin } = candidate;
      if (candidate.preference === 1) counts.set(origin, (counts.get(origin) ?? 0) + 1);
      const list = shown.get(origin) ?? [];
      if (list.length >= perEntry) continue;
      list.push(`(${domain}) ${showCandidate(text, sentence, candidate)}`);
      shown.set(origin, list);
    }
  }
}
const unseen: string[] = [];
for (const entry of wanted) {
  const list = shown.get(entry.source);
  if (!list) {
    unseen.push(entry.source);
    continue;
  }
  console.log(`\n## ${entry.source}   (${counts.get(entry.source) ?? 0} matches)`);
  for (const line of list) console.log(`  ${line}`);
}
console.log(`\n${wanted.length} entries; no match in ${texts.length} texts: ${unseen.length}`);
for (const line of unseen) console.log(`  ${line}`);
