/**
 * Trains the engine's models from a corpus folder:
 *
 *     npm run train -- --corpus ../shared/corpus --seed 7 --date 2026-11-21 [--out engine/models]
 *                      [--only detector|language-model] [--exclude GROUP|each]
 *
 * Writes detector.bin, language-model.bin and manifest.json. Numbers only: no text of the corpus is kept.
 * --exclude each: trains once without each group of sources, into a folder of its name: guides for the evaluation.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { readChoice, readCount } from "../lib/arguments.ts";
import { logProgress as log } from "../lib/progress.ts";
import { type Group, groups, loadCorpus } from "./corpus.ts";
import { trainDetector } from "./detector.ts";
import { trainLanguageModel } from "./language-model.ts";
import { buildManifest } from "./manifest.ts";
import { createRandom } from "./random.ts";
import { cutSamples } from "./samples.ts";
import { readWordFrequencies } from "./word-frequencies.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    lexicon: { type: "string" },
    out: { type: "string", default: "engine/models" },
    seed: { type: "string", default: "7" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
    exclude: { type: "string" },
    only: { type: "string" },
  },
});

if (values.corpus === undefined) throw new Error("--corpus FOLDER is needed");
const { corpus } = values;
const only = values.only && readChoice("--only", values.only, ["detector", "language-model"]);
const exclude = values.exclude && readChoice("--exclude", values.exclude, [...groups, "each"]);
const seed = readCount("--seed", values.seed);
const all = loadCorpus(corpus);

function write(out: string, name: string, bytes: Uint8Array): void {
  writeFileSync(join(out, name), bytes);
  log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}

/** Trains on all groups but one, or on all, into a folder. */
function train(excluded: Group | undefined, out: string): void {
  mkdirSync(out, { recursive: true });
  const texts = all.filter(({ group }) => group !== excluded);
  log(`${texts.length} texts${excluded === undefined ? "" : `, without ${excluded}`}`);
  if (only !== "detector") {
    const lexicon = values.lexicon ?? join(corpus, "../lexicon");
    const frequencies = readWordFrequencies(readFileSync(join(lexicon, "wordfreq-en.msgpack.gz")));
    write(out, "language-model.bin", trainLanguageModel(texts, frequencies, log));
  }
  if (only === "language-model") return;
  const random = createRandom(seed);
  const samples = texts.flatMap((text) => cutSamples(text, random));
  const { bytes, heldOut, falsePositives } = trainDetector(samples, log);
  write(out, "detector.bin", bytes);
  for (const one of [...heldOut, ...falsePositives]) log(JSON.stringify(one));
  const manifest = buildManifest({
    texts,
    samples: samples.length,
    heldOut,
    falsePositives,
    seed,
    date: values.date,
    excluded,
  });
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

const out = resolve(values.out);
if (exclude === "each") for (const group of groups) train(group, join(out, group));
else train(exclude || undefined, out);
