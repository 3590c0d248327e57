import { humanizeReportSchema, humanizeRequestSchema, humanizeResponseSchema } from "@ai-humanizer/shared";
import { z } from "zod";

const { tone, mode, preserveLength, keep } = humanizeRequestSchema.shape;

/** What the engine's process is asked. */
export const engineTaskSchema = z.object({
  id: z.int(),
  text: z.string(),
  options: z.object({ tone, mode, preserveLength, keep: z.optional(keep) }),
});
export type EngineTask = z.input<typeof engineTaskSchema>;

/** What it answers; see the engine's `HumanizeResult`. */
export const engineAnswerSchema = z.discriminatedUnion("kind", [
  z.object({
    id: z.int(),
    kind: z.literal("done"),
    result: z.object({
      text: z.string(),
      edits: humanizeResponseSchema.shape.edits,
      report: humanizeReportSchema,
    }),
  }),
  z.object({ id: z.int(), kind: z.literal("unsupported-language"), language: z.string() }),
  z.object({ id: z.int(), kind: z.literal("failed"), message: z.string() }),
]);
export type EngineAnswer = z.output<typeof engineAnswerSchema>;
