/**
 * Shows what lexicon entries do to real sentences, made to be read:
 * `node scripts/eval/lexicon.ts --file verbs-a [--entry utilize] [--per 4] [--label ai] [--tone casual] [--corpus DIR] [--seed 7]`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { parseDocument } from "../../engine/src/document/parse.ts";
import { parseLexicon } from "../../engine/src/lexicon/parse.ts";
import { lexiconRewrite } from "../../engine/src/rewrite/lexicon.ts";
import { type Tone, tones } from "../../engine/src/types.ts";
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

if (!values.file) throw new Error("--file NAME: a file of engine/src/lexicon/data, without .ts");
const module: Record<string, unknown> = await import(`../../engine/src/lexicon/data/${values.file}.ts`);
const entries = Object.values(module).flatMap((data) => (typeof data === "string" ? parseLexicon(data) : []));
const wanted = entries.filter((entry) => entry.source.includes(values.entry ?? ""));
const tone: Tone = tones.find((name) => name === values.tone) ?? "casual";
const per = Number(values.per);

const rows: { label: string; split: string; text: string; domain: string }[] = gunzipSync(
  readFileSync(join(values.corpus ?? "", "texts.jsonl.gz")),
)
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const texts = shuffle(
  rows.filter((row) => row.label === values.label && row.split !== "test"),
  createRandom(Number(values.seed)),
).slice(0, Number(values.texts));

const rewrite = lexiconRewrite([{ kind: "word", entries: wanted }]);
const shown = new Map<string, string[]>();
const counts = new Map<string, number>();
for (const { text, domain } of texts) {
  const document = parseDocument(text);
  for (const block of document.blocks) {
    for (const sentence of block.sentences) {
      for (const candidate of rewrite(sentence, {
        source: text,
        tone,
        previous: null,
        next: null,
      })) {
        if (candidate.preference === 1) counts.set(candidate.origin, (counts.get(candidate.origin) ?? 0) + 1);
        const list = shown.get(candidate.origin) ?? [];
        if (list.length >= per) continue;
        let line = "";
        let at = sentence.start;
        for (const edit of candidate.edits) {
          line += `${text.slice(at, edit.start)}[-${text.slice(edit.start, edit.end)}-]{+${edit.replacement}+}`;
          at = edit.end;
        }
        list.push(
          `(${domain}) ${(line + text.slice(at, Math.max(at, sentence.end))).replaceAll(/\s+/g, " ")}`,
        );
        shown.set(candidate.origin, list);
      }
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
