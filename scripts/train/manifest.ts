import type { CorpusText, Group } from "./corpus.ts";
import type { FalsePositives, HeldOutFigures } from "./figures.ts";

const licenses: Readonly<Record<string, string>> = {
  biscope: "CC BY-SA 4.0",
  outfox: "Apache-2.0",
  "slop-score": "MIT",
  onestop: "CC BY-SA 4.0",
  imbd: "Apache-2.0",
};

const names: Readonly<Record<string, string>> = {
  biscope: "BiScope",
  outfox: "OUTFOX",
  "slop-score": "slop-score",
  onestop: "OneStopEnglish (advanced level)",
  imbd: "ImBD",
};

interface ManifestInput {
  readonly texts: readonly CorpusText[];
  readonly samples: number;
  readonly heldOut: readonly HeldOutFigures[];
  readonly falsePositives: readonly FalsePositives[];
  readonly seed: number;
  readonly date: string;
  readonly excluded: Group | undefined;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What the models were learned from and how well they do on what they did not see. */
export function buildManifest(input: ManifestInput) {
  const { texts, samples, heldOut, falsePositives, seed, date, excluded } = input;
  const sources = [...new Set(texts.map(({ source }) => source))].map((source) => {
    const own = texts.filter((text) => text.source === source);
    return {
      name: names[source] ?? source,
      license: licenses[source] ?? "unknown",
      domains: [...new Set(own.map(({ domain }) => domain))],
      human: own.filter(({ label }) => label === "human").length,
      ai: own.filter(({ label }) => label === "ai").length,
    };
  });
  return {
    date,
    seed,
    contents: "Weights, counts and fingerprints of hashed n-grams; no texts.",
    ...(excluded === undefined ? {} : { trainedWithout: excluded }),
    samples,
    sources: [
      ...sources,
      {
        name: "wordfreq (English word frequencies)",
        license: "CC BY-SA 4.0",
        use: "language model, single words",
      },
    ],
    heldOut: heldOut.map((one) => ({
      ...one,
      auroc: round(one.auroc),
      flaggedAt5: round(one.flaggedAt5),
      flaggedAt1: round(one.flaggedAt1),
    })),
    falsePositives: falsePositives.map((one) => ({ ...one, flagged: round(one.flagged) })),
  };
}
