import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Detector } from "../../engine/src/detect/index.ts";
import { quantile } from "../lib/metrics.ts";
import type { CorpusText } from "../train/corpus.ts";
import { normalizeText } from "../train/normalize.ts";
import { createRandom, shuffle } from "../train/random.ts";
import { cutSamples } from "../train/samples.ts";

/** How the engine's detector takes people's writing of a kind it was not trained on. */
export interface UnusualHumans {
  readonly name: string;
  readonly stretches: number;
  /** Share called machine-written. */
  readonly flagged: number;
  readonly medianProbability: number;
}

const most = 300;

/** A folder's texts in stretches of 60 to 300 words. */
function stretchesOf(folder: string, seed: number): string[] {
  const random = createRandom(seed);
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  const stretches = shuffle(names.sort(), random).flatMap((name) => {
    const raw = readFileSync(join(folder, name), "utf8");
    const text = normalizeText(raw);
    const origin: CorpusText = {
      id: name,
      group: "biscope",
      source: "unusual",
      domain: basename(folder),
      generator: "human",
      label: "human",
      split: "test",
      text,
      raw,
    };
    return cutSamples(origin, random, 3)
      .filter(({ words }) => words >= 60)
      .map(({ spans }) => text.slice(spans[0]?.start ?? 0, spans.at(-1)?.end));
  });
  return stretches.slice(0, most);
}

/** One row for each folder of .txt files in `parent`; the folder's name says what it holds. */
export function measureUnusualHumans(
  parent: string,
  detector: Pick<Detector, "detect">,
  seed: number,
): UnusualHumans[] {
  const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const detections = stretchesOf(join(parent, name), seed).map((text) => detector.detect(text));
      const probabilities = detections.flatMap(({ probability }) =>
        probability === null ? [] : [probability],
      );
      const flagged = detections.filter(({ verdict }) => verdict === "ai").length;
      return {
        name,
        stretches: detections.length,
        flagged: flagged / Math.max(1, detections.length),
        medianProbability: quantile(probabilities, 0.5),
      };
    });
}
