/**
 * Random edits in context, made to be read:
 * `npm run eval:edits -- --n 60 --seed 7 --mode standard [--tone casual] [--kind word] [--split test] [--source biscope] [--human]`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { loadEngine } from "../../engine/src/node.ts";
import { type Mode, modes, type Tone, tones } from "../../engine/src/types.ts";
import { createRandom, shuffle } from "../train/random.ts";

const { values } = parseArgs({
  options: {
    n: { type: "string", default: "60" },
    seed: { type: "string", default: "7" },
    mode: { type: "string", default: "standard" },
    tone: { type: "string", default: "casual" },
    kind: { type: "string" },
    split: { type: "string", default: "validation" },
    source: { type: "string" },
    human: { type: "boolean", default: false },
    texts: { type: "string", default: "200" },
    corpus: { type: "string", default: "../shared/corpus" },
  },
});

const seed = Number(values.seed);
const mode: Mode = modes.find((name) => name === values.mode) ?? "standard";
const tone: Tone = tones.find((name) => name === values.tone) ?? "casual";
const rows: { id: string; source: string; domain: string; label: string; split: string; text: string }[] =
  gunzipSync(readFileSync(join(values.corpus ?? "", "texts.jsonl.gz")))
    .toString()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const texts = shuffle(
  rows.filter(
    (row) =>
      row.split === values.split &&
      (row.label === "human") === values.human &&
      (!values.source || row.source === values.source),
  ),
  createRandom(seed),
).slice(0, Number(values.texts));

const reach = 110;
const engine = loadEngine();
const shown: string[] = [];
let edits = 0;
let words = 0;
for (const { text, domain, source } of texts) {
  const result = engine.humanize(text, { mode, tone, seed });
  words += text.split(/\s+/).length;
  for (const [i, edit] of result.edits.entries()) {
    edits += 1;
    if (values.kind && edit.kind !== values.kind) continue;
    const from = Math.max(0, edit.start - reach);
    const to = Math.min(text.length, edit.end + reach);
    let line = "";
    let at = from;
    for (const other of result.edits) {
      if (other.start < from || other.end > to) continue;
      const marks = other === edit ? ["[[", " -> ", "]]"] : ["[", "->", "]"];
      line += `${text.slice(at, other.start)}${marks[0]}${text.slice(other.start, other.end)}${marks[1]}${other.replacement}${marks[2]}`;
      at = other.end;
    }
    line += text.slice(at, to);
    shown.push(`${source}/${domain} ${edit.kind} #${i}\n    …${line.replaceAll(/\s+/g, " ")}…`);
  }
}
console.log(
  `${edits} edits in ${words} words of ${texts.length} texts (${mode}, ${tone}); shown at random:\n`,
);
for (const [i, line] of shuffle(shown, createRandom(seed)).slice(0, Number(values.n)).entries())
  console.log(`${i + 1}. ${line}\n`);
