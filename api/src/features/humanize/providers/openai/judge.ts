import type { Passage, Review, ReviewedGroup } from "@ai-humanizer/engine";

/** A group of sentences of a passage of a chunk, and what stands for it now. */
export interface ChunkGroup extends ReviewedGroup {
  /** Which passage of the chunk. */
  readonly passage: number;
}

/** One rewrite of a chunk with what was found about it. */
export interface Judged {
  readonly groups: readonly ChunkGroup[];
  readonly probability: number | null;
  readonly reasons: readonly string[];
  readonly keepsLength: boolean;
}

/** From this probability on, a text is said to read as a machine's. */
const readsAsMachine = 0.5;
/** What a group at fault weighs against the probability, where all groups at fault weigh 1. */
const faultWeight = 1;

export function toJudged(review: Review): Judged {
  const { probability, reasons, keepsLength } = review;
  const groups = review.groups.flatMap((own, passage) => own.map((group) => ({ ...group, passage })));
  return { groups, probability, reasons, keepsLength };
}

/** How far a rewrite is from what is wanted; lower is better. */
function badness(judged: Judged, preserveLength: boolean): number {
  const faults = judged.groups.filter(({ fault }) => fault !== null).length;
  const share = judged.groups.length === 0 ? 1 : faults / judged.groups.length;
  const length = preserveLength && !judged.keepsLength ? 0.5 : 0;
  return (judged.probability ?? 0.5) + share * faultWeight + length;
}

/** The best of some rewrites; the first of equals. */
export function pickBest(
  [first, ...others]: readonly [Judged, ...Judged[]],
  preserveLength: boolean,
): Judged {
  return others.reduce(
    (best, each) => (badness(each, preserveLength) < badness(best, preserveLength) ? each : best),
    first,
  );
}

/** What to tell the model of a rewrite that is to be written again; nothing where it is good enough. */
export function complaintsOf(judged: Judged, preserveLength: boolean): readonly string[] {
  const complaints = (judged.probability ?? 0) >= readsAsMachine ? [...judged.reasons] : [];
  if ((judged.probability ?? 0) >= readsAsMachine && complaints.length === 0)
    complaints.push("It still reads as written by a machine");
  if (preserveLength && !judged.keepsLength)
    complaints.push("Its length differs from the source's by more than a tenth");
  return complaints;
}

const noPassage: Passage = { start: 0, end: 0, text: "", holes: [] };

/** The source of a group in a chunk's passages, with its holes by offsets into it. */
export function sourceOf(
  passages: readonly Passage[],
  { passage: index, start, end }: Pick<ChunkGroup, "passage" | "start" | "end">,
): Passage {
  const passage = passages[index] ?? noPassage;
  const holes = passage.holes
    .filter((hole) => hole.start >= start && hole.end <= end)
    .map((hole) => ({ ...hole, start: hole.start - start, end: hole.end - start }));
  return {
    start: passage.start + start,
    end: passage.start + end,
    text: passage.text.slice(start, end),
    holes,
  };
}
