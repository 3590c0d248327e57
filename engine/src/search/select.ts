import { wordsAdded } from "../check/length.ts";
import type { Sentence } from "../document/types.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import { isContentWord } from "../rewrite/content-words.ts";
import type { Span } from "../types.ts";
import { createEchoes } from "./echo.ts";
import type { Limits } from "./limits.ts";
import { noise } from "./random.ts";
import { windowAround, windowText } from "./window.ts";

/** Additive evidence, in log-odds times words, that a stretch of text was written by a machine. */
export type Evidence = (text: string) => number;

/** A sentence with what could be changed in it. */
export interface SentenceChoices {
  readonly sentence: Sentence;
  readonly candidates: readonly Candidate[];
}

export interface SelectOptions {
  readonly evidence: Evidence;
  readonly limits: Limits;
  readonly seed: number;
  /** Words of the whole text. */
  readonly words: number;
  /** Whether the word count must stay within 90% to 110%, however short the text. */
  readonly preserveLength: boolean;
  /** Scales the limits down for a text that already reads as human; 1 is full strength. Stock phrases go at any. */
  readonly strength: number;
}

interface Choice {
  readonly candidate: Candidate;
  readonly sentence: number;
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

const overlap = (a: Span, b: Span) =>
  (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);

const claimsOf = (candidate: Candidate): readonly Span[] => candidate.claims ?? [candidate];

const excludes = (a: Candidate, b: Candidate) =>
  overlap(a, b) && claimsOf(a).some((claim) => claimsOf(b).some((other) => overlap(claim, other)));

/** Evidence that goes away when the candidate's edits join those already chosen for its sentence. */
function gainOf(
  source: string,
  candidate: Candidate,
  chosen: readonly Candidate[],
  bounds: Span,
  evidence: Evidence,
) {
  const window = windowAround(source, candidate, bounds);
  const others = chosen.flatMap((other) => other.edits);
  const all = [...others, ...candidate.edits].sort((a, b) => a.start - b.start);
  return (
    candidate.prior + evidence(windowText(source, window, others)) - evidence(windowText(source, window, all))
  );
}

const contentWords = (sentence: Sentence) => sentence.tokens.filter(isContentWord).length;

/** How far chance may move the worth of a candidate, so that not every text is rewritten in the same words. */
const variety = 0.3;

const replacementOf = (candidate: Candidate) => candidate.edits.map((edit) => edit.replacement).join("|");

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

/** So many content words of a sentence may go, however short it is: "We utilize a plethora of tools" has but three. */
const freePerSentence = 2;

/** So many words may come or go in any text: in a short one a share would forbid every edit. */
const freeWords = 6;

/** The words of a stock phrase say little: they count half against the limit of content. */
const stockWeight = 0.5;

/** A stock phrase may take twice as much of the length: it is long, and says nothing. */
const stockLength = 2;

/** "Also," for "Furthermore," and then "Besides," for "Moreover,": one such opener is enough for so many sentences on either side. */
const openerReach = 6;
const isAdditiveOpener = ({ edits }: Candidate): boolean =>
  /^(?:Also|Plus|Besides|On top of this),$/.test(edits[0]?.replacement.trim() ?? "");

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

/** Repeating one origin over and over is a habit of its own: each use makes the next one worth less. */
const repetition = (uses: number) => 0.8 ** uses;

/**
 * Chooses candidates for the whole document by gain per content word lost, best first, under the limits of
 * content, length and edits per sentence. Returns the chosen candidates of each sentence.
 */
export function selectCandidates(
  source: string,
  choices: readonly SentenceChoices[],
  options: SelectOptions,
): Candidate[][] {
  const { evidence, limits, seed } = options;
  const chosen: Candidate[][] = choices.map(() => []);
  const content = choices.map(({ sentence }) => contentWords(sentence));
  const contentTotal = content.reduce((sum, count) => sum + count, 0);
  const contentLimit = Math.max(limits.contentLost * contentTotal, limits.freeContent);
  let contentMoved = 0;
  const lengthLimit = Math.max(limits.length * options.words, options.preserveLength ? 0 : freeWords);
  let lengthMoved = 0;
  // "Furthermore," is one word that gives a text away: it goes from a short text as well, whose limit is soon reached.
  const countsForLength = ({ kind }: Candidate) => options.preserveLength || kind !== "connective";
  const lost = choices.map(() => 0);
  const uses = new Map<string, number>();
  /** The sentences that were given an additive opener. */
  const openers: number[] = [];

  const opening = source.slice(0, 80);

  const worthOf = (candidate: Candidate, gain: number) =>
    (gain *
      (0.6 + 0.4 * candidate.preference) *
      (1 -
        variety +
        2 * variety * noise(seed, `${opening} ${candidate.start} ${replacementOf(candidate)}`))) /
    (0.35 + candidate.contentLost);
  const bounds = choices.map(({ sentence }): Span => ({ start: sentence.start, end: sentence.end }));
  const queue: Choice[] = choices.flatMap(({ candidates }, sentence) =>
    candidates.map((candidate) => {
      const gain = gainOf(source, candidate, [], bounds[sentence] ?? candidate, evidence);
      return { candidate, sentence, gain, worth: worthOf(candidate, gain), uses: 0 };
    }),
  );
  const echoes = createEchoes(source, bounds);
  queue.sort(byWorth);
  const wordings = new Map<string, number>();

  for (let at = 0; at < queue.length; at += 1) {
    const choice = queue[at];
    if (!choice) break;
    const { candidate, sentence, gain: firstGain } = choice;
    const wording = wordingOf(candidate);
    const said = Math.min(stalest, wordings.get(wording) ?? 0);
    if (said > choice.uses) {
      putBack(queue, at + 1, {
        ...choice,
        worth: choice.worth * staleness ** (said - choice.uses),
        uses: said,
      });
      continue;
    }
    const inSentence = chosen[sentence] ?? [];
    const delta = countsForLength(candidate) ? wordsAdded(source, candidate.edits) : 0;
    const strength = candidate.stock ? 1 : options.strength;
    const words = choices[sentence]?.sentence.tokens.length ?? 0;
    const most = Math.max(1, Math.round((limits.editsPerTenWords * strength * words) / 10));
    const neighbors = [...inSentence, ...(chosen[sentence - 1] ?? []), ...(chosen[sentence + 1] ?? [])];
    if (inSentence.length >= most || neighbors.some((other) => excludes(other, candidate))) continue;
    const lostHere = (lost[sentence] ?? 0) + candidate.contentLost;
    const moved = candidate.contentLost * (candidate.stock ? stockWeight : 1);
    const perSentence = Math.max(freePerSentence, limits.contentLostPerSentence * (content[sentence] ?? 0));
    const tooMuch =
      contentMoved + moved > contentLimit * strength || (!candidate.stock && lostHere > perSentence);
    if (candidate.contentLost > 0 && tooMuch) continue;
    const length = lengthMoved + delta;
    const mostMoved = candidate.stock && !options.preserveLength ? stockLength * lengthLimit : lengthLimit;
    if (Math.abs(length) > mostMoved && Math.abs(length) > Math.abs(lengthMoved)) continue;
    const gain =
      inSentence.length === 0
        ? firstGain
        : gainOf(source, candidate, inSentence, bounds[sentence] ?? candidate, evidence);
    const used = uses.get(candidate.origin) ?? 0;
    if (
      gain * repetition(used) <
      (limits.leastGain * (0.35 + candidate.contentLost)) / Math.max(strength, 0.2)
    )
      continue;
    const isOpener = isAdditiveOpener(candidate);
    if (isOpener && openers.some((at) => Math.abs(at - sentence) <= openerReach)) continue;
    if (echoes.repeats(candidate, sentence)) continue;
    if (isOpener) openers.push(sentence);
    echoes.add(candidate, sentence);
    inSentence.push(candidate);
    uses.set(candidate.origin, used + 1);
    if (wording !== "") wordings.set(wording, (wordings.get(wording) ?? 0) + 1);
    if (!candidate.stock) lost[sentence] = lostHere;
    contentMoved += moved;
    lengthMoved += delta;
  }
  return chosen.map((list) => list.toSorted((a, b) => a.start - b.start));
}
