import type { Sentence } from "../document/types.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";
import { type BudgetOptions, createBudget } from "./budget.ts";
import { createEchoes } from "./echo.ts";
import { type EvidenceOf, gainOf } from "./gain.ts";
import { byWorth, type Choice, putBack } from "./queue.ts";
import { createStaleness } from "./staleness.ts";
import { costOf, worthOf } from "./worth.ts";

/** A sentence with what could be changed in it. */
export interface SentenceChoices {
  readonly sentence: Sentence;
  readonly candidates: readonly Candidate[];
}

export interface SelectOptions extends BudgetOptions {
  readonly evidenceOf: EvidenceOf;
  readonly seed: number;
}

const overlap = (a: Span, b: Span) =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

const claimsOf = (candidate: Candidate): readonly Span[] => candidate.claims ?? [candidate];

const excludes = (a: Candidate, b: Candidate) =>
  overlap(a, b) && claimsOf(a).some((claim) => claimsOf(b).some((other) => overlap(claim, other)));

/** Repeating one origin over and over is a habit of its own: each use makes the next one's gain so much less. */
const repetition = 0.8;

/**
 * Chooses candidates for the whole document by gain per content word lost, best first, under the limits of
 * content, length and edits per sentence. Returns the chosen candidates of each sentence, by their places.
 */
export function selectCandidates(
  source: string,
  choices: readonly SentenceChoices[],
  options: SelectOptions,
): Candidate[][] {
  const { evidenceOf, limits, seed, strength } = options;
  const bounds = choices.map(({ sentence }): Span => ({ start: sentence.start, end: sentence.end }));
  const chosen: Candidate[][] = choices.map(() => []);
  const budget = createBudget(
    source,
    choices.map(({ sentence }) => sentence),
    options,
  );
  const echoes = createEchoes(source, bounds);
  const origins = new Map<string, number>();
  const staleness = createStaleness();

  const gainBeside = (others: readonly Candidate[], candidate: Candidate, sentence: number) =>
    gainOf(source, candidate, others, bounds[sentence] ?? candidate, evidenceOf);

  const queue = choices.flatMap(({ candidates }, sentence) =>
    candidates.map((candidate): Choice => {
      const gain = gainBeside([], candidate, sentence);
      return { candidate, sentence, gain, worth: worthOf(source, candidate, gain, seed), uses: 0 };
    }),
  );
  queue.sort(byWorth);

  const isFree = (candidate: Candidate, sentence: number) =>
    ![sentence - 1, sentence, sentence + 1].some((near) =>
      chosen[near]?.some((other) => excludes(other, candidate)),
    );

  /** Whether a choice still gains enough beside what was chosen since it was queued. */
  function pays({ candidate, sentence, gain }: Choice): boolean {
    const others = chosen[sentence] ?? [];
    const left = others.length === 0 ? gain : gainBeside(others, candidate, sentence);
    const least = (limits.leastGain * costOf(candidate)) / (candidate.stock ? 1 : strength);
    return left * repetition ** (origins.get(candidate.origin) ?? 0) >= least;
  }

  function take({ candidate, sentence }: Choice): void {
    chosen[sentence]?.push(candidate);
    budget.spend(candidate, sentence);
    echoes.add(candidate, sentence);
    origins.set(candidate.origin, (origins.get(candidate.origin) ?? 0) + 1);
    staleness.add(candidate);
  }

  for (let at = 0; at < queue.length; at += 1) {
    const choice = queue[at];
    if (!choice) break;
    const { candidate, sentence } = choice;
    const later = staleness.staler(choice);
    if (later) putBack(queue, at + 1, later);
    else if (
      budget.allows(candidate, sentence) &&
      isFree(candidate, sentence) &&
      pays(choice) &&
      !echoes.repeats(candidate, sentence)
    )
      take(choice);
  }
  return chosen.map((list) => list.toSorted((a, b) => a.start - b.start));
}
