import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createEngine, type Engine } from "./engine.ts";
import type { IdentifyLanguage } from "./language/detect-language.ts";

const model = (name: string) => readFileSync(new URL(`../models/${name}`, import.meta.url));

/** A file of the lexicon's data by its name without ".txt". */
export const readData = (file: string) =>
  readFileSync(new URL(`./lexicon/data/${file}.txt`, import.meta.url), "utf8");

const load = createRequire(import.meta.url);

/** Its n-grams take 80 MB, and most texts never need them: loaded at the first text that does not look English. */
const identifyLanguage: IdentifyLanguage = (text) => {
  const { eld }: typeof import("eld/extrasmall") = load(fileURLToPath(import.meta.resolve("eld/extrasmall")));
  return eld.detect(text);
};

/**
 * The engine with its own models and lexicon, read from the package's folder; for Node only. `detectorPath` names another
 * detector's file, as evaluations need.
 */
export function loadEngine(detectorPath?: string): Engine {
  return createEngine({
    detector: detectorPath === undefined ? model("detector.bin") : readFileSync(detectorPath),
    languageModel: model("language-model.bin"),
    identifyLanguage,
    readData,
  });
}
