import type { Passage } from "@ai-humanizer/engine";
import { parseAnswer } from "./answer.ts";
import { ask, type ChunkContext, review } from "./chunk-context.ts";
import { type ChunkGroup, type Judged, sourceOf } from "./judge.ts";
import type { Hider } from "./placeholders.ts";
import { type Brief, type Material, repairMessages } from "./prompt.ts";

const rounds = 2;

/** Asks the model, naming the rule, to write again what broke it, at most twice. What is still at fault keeps its fault. */
export async function repair(
  context: ChunkContext,
  hider: Hider,
  passages: readonly Passage[],
  judged: Judged,
  brief: Brief,
  material: Material,
): Promise<Judged> {
  let { groups } = judged;
  for (let round = 0; round < rounds; round++) {
    const faulty = groups.filter(({ fault }) => fault !== null);
    if (faulty.length === 0) break;
    context.onPhase("repairing");
    const sources = faulty.map((group) => sourceOf(passages, group));
    const known = hider.legend().length;
    const broken = faulty.map(({ after, fault }, i) => ({
      before: hider.hide(sources[i]?.text ?? "", sources[i]?.holes ?? []),
      after,
      fault: fault ?? "",
    }));
    const legend = hider.legend().slice(known);
    const answer = await ask(context, repairMessages(brief, broken, { ...material, legend }));
    const written = parseAnswer(answer, faulty.length);
    if (written === null) continue;
    const found = await review(context, hider, sources, written);
    const mended = new Map(faulty.map((group, i) => [group, place(group, found.groups[i] ?? [])]));
    groups = groups.flatMap((group) => mended.get(group) ?? [group]);
  }
  return { ...judged, groups };
}

/** The new groups that one was rewritten as, at their places; the old one where nothing came of it. */
function place(group: ChunkGroup, anew: readonly Omit<ChunkGroup, "passage">[]): readonly ChunkGroup[] {
  if (anew.length === 0 || anew.every(({ fault }) => fault === "left out")) return [group];
  return anew.map((each) => ({
    ...each,
    passage: group.passage,
    start: group.start + each.start,
    end: group.start + each.end,
  }));
}
