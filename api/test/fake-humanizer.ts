import type { HumanizeOptions, HumanizeReport } from "@ai-humanizer/engine";
import type { EngineCaller } from "../src/engine/engine.ts";
import type { HumanizeOutcome } from "../src/engine/jobs.ts";
import { createLocalProvider } from "../src/features/humanize/providers/local.ts";
import type { Provider } from "../src/features/humanize/providers/provider.ts";

const numbers = {
  words: 3,
  sentences: 1,
  meanSentenceLength: 3,
  sentenceLengthSpread: 0,
  fleschReadingEase: 80,
};
const report: HumanizeReport = {
  language: "en",
  before: numbers,
  after: numbers,
  editsByKind: { word: 1 },
  protected: {},
  heldBack: [],
  checks: [],
  detection: { before: null, after: null },
  notes: [],
};

type Run = (
  text: string,
  options: HumanizeOptions,
  caller: EngineCaller,
) => Promise<HumanizeOutcome> | HumanizeOutcome;

/** What the fake answers: "use" for each "utilize"; by another seed, "use" with its number. */
export function fakeOutcome(text: string, { seed = 0 }: HumanizeOptions = {}): HumanizeOutcome {
  const at = text.indexOf("utilize");
  const replacement = seed === 0 ? "use" : `use ${seed}`;
  const edit = { start: at, end: at + 7, replacement, kind: "word", reason: "plainer" } as const;
  const result = { text: text.replaceAll("utilize", replacement), edits: at < 0 ? [] : [edit], report };
  return { kind: "done", result, processingMs: 12 };
}

/** A humanizer without an engine. */
export function fakeHumanizer(run: Run = fakeOutcome): Provider {
  const humanize = async (...call: Parameters<Run>) => {
    const [, , { signal }] = call;
    signal.throwIfAborted();
    return await run(...call);
  };
  return createLocalProvider({ humanize, humanizePart: humanize });
}
