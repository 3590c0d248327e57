import type { Sentence } from "../document/types.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";
import { type BudgetOptions, createBudget } from "./budget.ts";
import { createEchoes } from "./echo.ts";
import { type EvidenceOf, gainOf } from "./gain.ts";
import { noise } from "./random.ts";

/** A sentence with what could be changed in it. */
export interface SentenceChoices {
  readonly sentence: Sentence;
  readonly candidates: readonly Candidate[];
}

export interface SelectOptions extends BudgetOptions {
  readonly evidenceOf: EvidenceOf;
  readonly seed: number;
}

/** A candidate that waits for its turn. */
interface Choice {
  readonly candidate: Candidate;
  /** Index of its sentence. */
  readonly sentence: number;
  /** Its gain alone, without other edits in its sentence. */
  readonly gain: number;
  readonly worth: number;
  /** How often its wording had been used when its worth was last told. */
  readonly uses: number;
}

/** Best first; a stock phrase goes before any small word, so that the limits are free for it. */
const byWorth = (a: Choice, b: Choice) =>
  Number(b.candidate.stock) - Number(a.candidate.stock) ||
  b.worth - a.worth ||
  a.candidate.start - b.candidate.start;

/** Puts a choice where it belongs by its worth, among those from `from` on. */
function putBack(queue: Choice[], from: number, choice: Choice): void {
  let low = from;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle];
    if (other && byWorth(other, choice) < 0) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, choice);
}

const overlap = (a: Span, b: Span) =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

const claimsOf = (candidate: Candidate): readonly Span[] => candidate.claims ?? [candidate];

const excludes = (a: Candidate, b: Candidate) =>
  overlap(a, b) && claimsOf(a).some((claim) => claimsOf(b).some((other) => overlap(claim, other)));

/** What any edit costs, in content words: one that loses none is not free. */
const editCost = 0.35;
const costOf = ({ contentLost }: Candidate) => editCost + contentLost;

/** How much of the worth of a candidate the preference among its rivals decides. */
const preferenceWeight = 0.4;

/** How far chance may move the worth of a candidate, so that not every text is rewritten in the same words. */
const variety = 0.3;

const replacementOf = ({ edits }: Candidate) => edits.map(({ replacement }) => replacement).join("|");

/** Gain per content word lost, tilted towards the preferred wording, and by chance. */
function worthOf(candidate: Candidate, gain: number, opening: string, seed: number): number {
  const preferred = 1 - preferenceWeight + preferenceWeight * candidate.preference;
  const key = `${opening} ${candidate.start} ${replacementOf(candidate)}`;
  const chance = 1 - variety + 2 * variety * noise(seed, key);
  return (gain * preferred * chance) / costOf(candidate);
}

/** The words that a candidate brings in, however they are cased and marked; none where it only drops or marks some. */
const wordingOf = (candidate: Candidate): string =>
  (
    replacementOf(candidate)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  ).join(" ");

/** Every use of a wording makes its next one worth so much less beside others for the same words. */
const staleness = 0.75;

/** Used so often, a wording gets no staler. */
const stalest = 3;

/** Repeating one origin over and over is a habit of its own: each use makes the next one's gain so much less. */
const repetition = 0.8;

/** So many characters of a text tell it from others, so that chance falls differently in each. */
const openingLength = 80;

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
  const wordings = new Map<string, number>();

  const gainBeside = (others: readonly Candidate[], candidate: Candidate, sentence: number) =>
    gainOf(source, candidate, others, bounds[sentence] ?? candidate, evidenceOf);

  const opening = source.slice(0, openingLength);
  const queue = choices.flatMap(({ candidates }, sentence) =>
    candidates.map((candidate): Choice => {
      const gain = gainBeside([], candidate, sentence);
      return { candidate, sentence, gain, worth: worthOf(candidate, gain, opening, seed), uses: 0 };
    }),
  );
  queue.sort(byWorth);

  /** The choice at what it is worth by now, where its wording was used since its worth was told; else null. */
  function staler(choice: Choice): Choice | null {
    const uses = Math.min(stalest, wordings.get(wordingOf(choice.candidate)) ?? 0);
    if (uses <= choice.uses) return null;
    return { ...choice, worth: choice.worth * staleness ** (uses - choice.uses), uses };
  }

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
    const wording = wordingOf(candidate);
    if (wording !== "") wordings.set(wording, (wordings.get(wording) ?? 0) + 1);
  }

  for (let at = 0; at < queue.length; at += 1) {
    const choice = queue[at];
    if (!choice) break;
    const { candidate, sentence } = choice;
    const later = staler(choice);
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
