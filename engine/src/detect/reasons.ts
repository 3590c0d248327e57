import type { Detection, DetectionReason } from "../types.ts";
import type { CheckName } from "./check-names.ts";
import { readChecks } from "./checks.ts";
import type { Evidence } from "./evidence.ts";
import type { SentenceFeatures, SentenceSpan } from "./features.ts";
import type { DetectorModel } from "./model.ts";
import { overusedWords } from "./overused.ts";
import { localStyleNames, rhythm } from "./style.ts";

/** A check above this is worth a reason. */
const noteworthy = 0.65;
const trailingIng = localStyleNames.indexOf("trailingIng");
const comma = localStyleNames.indexOf("comma");

const quoteList = (items: readonly string[]): string => items.map((item) => `“${item}”`).join(", ");

const strongest = (weights: ReadonlyMap<string, number>, count: number): string[] =>
  [...weights]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([text]) => text);

/** Why a sentence reads as a machine's; none where it does not. */
export function sentenceReasons(
  model: DetectorModel,
  features: SentenceFeatures,
  probability: number,
): DetectionReason[] {
  if (probability < 0.5) return [];
  const reasons: DetectionReason[] = [];
  const overused = strongest(overusedWords(model, features), 3);
  if (overused.length > 0) {
    reasons.push({ id: "overused-words", message: `Words that machines overuse: ${quoteList(overused)}` });
  }
  if ((features.style[trailingIng] ?? 0) > 0) {
    reasons.push({ id: "trailing-clause", message: "Ends in a comma and an -ing clause" });
  }
  const commas = features.style[comma] ?? 0;
  if (commas >= 3 && commas / features.tokens.words > 0.12) {
    reasons.push({ id: "commas", message: `${commas} commas in one sentence` });
  }
  if (reasons.length === 0)
    reasons.push({ id: "phrasing", message: "Phrasing that machines use more often than people" });
  return reasons;
}

/** The reasons for a document's verdict, the most telling check first. */
export function documentReasons(
  model: DetectorModel,
  spans: readonly SentenceSpan[],
  evidence: readonly Evidence[],
  verdict: Detection["verdict"],
): DetectionReason[] {
  if (verdict === "human") return [];
  const overused = new Map<string, number>();
  for (const { features } of spans) {
    for (const [text, weight] of overusedWords(model, features)) {
      overused.set(text, (overused.get(text) ?? 0) + weight);
    }
  }
  const words = strongest(overused, 6);
  const [meanLength = 0, spread = 0] = rhythm(spans.map(({ features }) => features.tokens));
  const reasons: Readonly<Record<CheckName, DetectionReason | null>> = {
    "Word choice":
      words.length === 0
        ? null
        : { id: "overused-words", message: `Words that machines overuse: ${quoteList(words)}` },
    Phrasing: { id: "phrasing", message: "Many word sequences that machines use more often than people" },
    "Sentence rhythm": {
      id: "even-sentence-lengths",
      message: `Sentences of ${meanLength.toFixed(0)} words on average that vary by only ${spread.toFixed(0)}`,
    },
    Predictability: {
      id: "predictable-phrasing",
      message: "Each next word is the one a machine would choose",
    },
    Punctuation: { id: "punctuation", message: "Commas and dashes are placed as machines place them" },
    Openers: { id: "openers", message: "Sentences open the way machines open them" },
  };
  return readChecks(model, spans, evidence)
    .filter(({ score }) => score >= noteworthy)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ name }) => reasons[name] ?? []);
}
