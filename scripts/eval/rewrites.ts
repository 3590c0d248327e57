import { join } from "node:path";
import { z } from "zod";
import { applyEdits } from "../../engine/src/edits.ts";
import { type Engine, UnsupportedLanguageError } from "../../engine/src/index.ts";
import { loadEngine } from "../../engine/src/node.ts";
import type { Mode } from "../../engine/src/types.ts";
import type { Cache } from "./cache.ts";
import type { EvaluationInput } from "./inputs.ts";

const readability = z.object({
  words: z.number(),
  sentences: z.number(),
  meanSentenceLength: z.number(),
  sentenceLengthSpread: z.number(),
  fleschReadingEase: z.number(),
});

const rewriteSchema = z.object({
  text: z.string(),
  edits: z.array(z.object({ start: z.number(), end: z.number(), replacement: z.string(), kind: z.string() })),
  before: readability.nullable(),
  after: readability.nullable(),
});

/** One rewrite with what the reports need of it. */
export type Rewrite = z.infer<typeof rewriteSchema>;

/** What rewrites: the engine, or nothing at all, to check that the evaluation then finds no difference. */
export type Humanizer = (input: EvaluationInput, mode: Mode) => Rewrite;

export const leaveAsIs: Humanizer = ({ text }) => ({ text, edits: [], before: null, after: null });

/**
 * The engine as a humanizer; with `guides`, for each text the one whose guide was trained without its group.
 * Texts it refuses as not English stay as they are.
 */
export function createHumanizer(guides: string | undefined, seed: number): Humanizer {
  const engines = new Map<string, Engine>();
  const engineFor = (group: string): Engine => {
    const key = guides === undefined ? "" : group;
    const engine = engines.get(key) ?? loadEngine(guides && join(guides, group, "detector.bin"));
    engines.set(key, engine);
    return engine;
  };
  return (input, mode) => {
    try {
      const { text, edits, report } = engineFor(input.group).humanize(input.text, { mode, seed });
      return {
        text,
        edits: edits.map(({ start, end, replacement, kind }) => ({ start, end, replacement, kind })),
        before: report.before,
        after: report.after,
      };
    } catch (error) {
      if (error instanceof UnsupportedLanguageError) return leaveAsIs(input, mode);
      throw error;
    }
  };
}

/** The rewrites of all inputs, from the cache where this version of the engine has made them before. */
export function rewriteAll(
  inputs: readonly EvaluationInput[],
  mode: Mode,
  humanizer: Humanizer,
  version: string,
  cache: Cache,
  progress: (done: number) => void,
): Rewrite[] {
  return inputs.map((input, i) => {
    progress(i + 1);
    return rewriteSchema.parse(
      cache.json(`rewrite ${version} ${mode} ${input.text}`, () => humanizer(input, mode)),
    );
  });
}

/** The text after all edits but those of one kind. */
export const withoutKind = (text: string, edits: Rewrite["edits"], kind: string): string =>
  applyEdits(
    text,
    edits.filter((edit) => edit.kind !== kind),
  );
