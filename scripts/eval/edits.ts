/**
 * Random edits in context, made to be read:
 * `npm run eval:edits -- --n 60 --seed 7 --mode standard [--tone casual] [--kind word] [--split test] [--source biscope] [--human]`
 */
import { parseArgs } from "node:util";
import { countWords } from "../../engine/src/check/length.ts";
import { loadEngine } from "../../engine/src/node.ts";
import { type Edit, modes, tones } from "../../engine/src/types.ts";
import { readChoice, readCount } from "../lib/arguments.ts";
import { readTexts, splits } from "../train/corpus.ts";
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

const seed = readCount("--seed", values.seed);
const mode = readChoice("--mode", values.mode, modes);
const tone = readChoice("--tone", values.tone, tones);
const split = readChoice("--split", values.split, splits);
const label = values.human ? "human" : "ai";
const texts = shuffle(
  readTexts(values.corpus).filter(
    (row) => row.split === split && row.label === label && (!values.source || row.source === values.source),
  ),
  createRandom(seed),
).slice(0, readCount("--texts", values.texts));

/** Characters shown on either side of an edit. */
const reach = 110;

/** The text around an edit in one line, with the other edits there; the edit itself in double brackets. */
function showEdit(text: string, edits: readonly Edit[], shown: Edit): string {
  const from = Math.max(0, shown.start - reach);
  const to = Math.min(text.length, shown.end + reach);
  let line = "";
  let at = from;
  for (const edit of edits) {
    if (edit.start < from || edit.end > to) continue;
    const [open, arrow, close] = edit === shown ? ["[[", " -> ", "]]"] : ["[", "->", "]"];
    const before = text.slice(edit.start, edit.end);
    line += `${text.slice(at, edit.start)}${open}${before}${arrow}${edit.replacement}${close}`;
    at = edit.end;
  }
  return `…${(line + text.slice(at, to)).replaceAll(/\s+/g, " ")}…`;
}

const engine = loadEngine();
const shown: string[] = [];
let made = 0;
let words = 0;
for (const { text, domain, source } of texts) {
  const { edits } = engine.humanize(text, { mode, tone, seed });
  made += edits.length;
  words += countWords(text);
  for (const [i, edit] of edits.entries())
    if (!values.kind || edit.kind === values.kind)
      shown.push(`${source}/${domain} ${edit.kind} #${i}\n    ${showEdit(text, edits, edit)}`);
}
console.log(
  `${made} edits in ${words} words of ${texts.length} texts (${mode}, ${tone}); shown at random:\n`,
);
const picked = shuffle(shown, createRandom(seed)).slice(0, readCount("--n", values.n));
for (const [i, line] of picked.entries()) console.log(`${i + 1}. ${line}\n`);
