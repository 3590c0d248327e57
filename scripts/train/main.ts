/**
 * Trains the engine's models from a corpus folder:
 *
 *     npm run train -- --corpus ../shared/corpus --seed 7 --date 2026-11-21 [--out engine/models] [--exclude group]
 *
 * Writes detector.bin, language-model.bin and manifest.json. Numbers only: no text of the corpus is kept.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { groups, loadCorpus } from "./corpus.ts";
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
const excluded = groups.find((group) => group === values.exclude);
if (values.exclude !== undefined && excluded === undefined)
  throw new Error(`--exclude: one of ${groups.join(", ")}`);

const started = performance.now();
const log = (line: string) => {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
};
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const seed = Number(values.seed);
const texts = loadCorpus(values.corpus).filter(({ group }) => group !== excluded);
log(`${texts.length} texts`);

const write = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(out, name), bytes);
  log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
};

if (values.only !== "detector") {
  const lexicon = values.lexicon ?? join(values.corpus, "../lexicon");
  const frequencies = readWordFrequencies(readFileSync(join(lexicon, "wordfreq-en.msgpack.gz")));
  write("language-model.bin", trainLanguageModel(texts, frequencies, log));
}
if (values.only !== "language-model") {
  const random = createRandom(seed);
  const samples = texts.flatMap((text) => cutSamples(text, random));
  log(`${samples.length} samples`);
  const { bytes, heldOut, falsePositives } = trainDetector(samples, log);
  write("detector.bin", bytes);
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
