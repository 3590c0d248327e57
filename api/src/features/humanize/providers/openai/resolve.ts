import type { HeldBack, Settled } from "@ai-humanizer/engine";
import type { ChunkContext } from "./chunk-context.ts";
import type { Chunk } from "./chunks.ts";
import { type Judged, sourceOf } from "./judge.ts";

/** A finished chunk; `heldBack` and `edits` are placed in the clean text. */
export interface Finished extends Pick<Settled, "text" | "edits"> {
  readonly heldBack: readonly HeldBack[];
  /** Groups that the model wrote, that the embedded engine wrote in its place, and that stayed as they were. */
  readonly counts: { readonly model: number; readonly engine: number; readonly original: number };
}

/**
 * Makes a chunk final: what is still at fault becomes the embedded engine's rewrite, or stays as it was, and the engine goes
 * over the whole.
 */
export async function finishChunk(
  context: ChunkContext,
  clean: string,
  chunk: Chunk,
  judged: Judged,
): Promise<Finished> {
  const { engine, options, language, caller } = context;
  const english = language.code === "en";
  const counts = { model: 0, engine: 0, original: 0 };
  const heldBack: HeldBack[] = [];
  const replacements = await Promise.all(
    judged.groups.map(async (group) => {
      const source = sourceOf(chunk.passages, group);
      const place = { start: source.start - chunk.start, end: source.end - chunk.start };
      if (group.fault === null) {
        counts.model += 1;
        return { ...place, replacement: group.after };
      }
      heldBack.push({ kind: "sentence", start: source.start, end: source.end, reason: group.fault });
      const local = english ? await byEngine(context, source.text) : null;
      counts[local === null ? "original" : "engine"] += 1;
      return { ...place, replacement: local ?? source.text };
    }),
  );
  const source = clean.slice(chunk.start, chunk.end);
  const settled = await engine.settle({ ...options, source, replacements, polish: english }, caller);
  for (const { start, end } of settled.takenBack)
    heldBack.push({ kind: "sentence", start: chunk.start + start, end: chunk.start + end, reason: "length" });
  const edits = settled.edits.map((edit) => ({
    ...edit,
    start: edit.start + chunk.start,
    end: edit.end + chunk.start,
    // Groups are numbered from 0 in each chunk.
    ...(edit.group === undefined ? {} : { group: edit.group + chunk.start }),
  }));
  return { text: settled.text, edits, heldBack, counts };
}

async function byEngine({ engine, options, caller }: ChunkContext, text: string): Promise<string | null> {
  const outcome = await engine.humanizePart(text, { ...options, preserveLength: true }, caller);
  return outcome.kind === "done" && outcome.result.edits.length > 0 ? outcome.result.text : null;
}

/** A chunk by the embedded engine alone. */
export async function finishByEngine(context: ChunkContext, clean: string, chunk: Chunk): Promise<Finished> {
  const judged: Judged = { groups: [], probability: null, reasons: [], keepsLength: true };
  return await finishChunk(context, clean, chunk, judged);
}
