import { z } from "zod";

const toneSchema = z.enum(["casual", "formal", "academic", "conversational"]);
const modeSchema = z.enum(["standard", "supercharge"]);

/** `POST /api/humanize`; guests add the header `x-guest-session`. */
export const humanizeRequestSchema = z.object({
  text: z.string(),
  tone: toneSchema.default("casual"),
  preserveLength: z.boolean().default(false),
  title: z.string().trim().max(200).optional(),
  mode: modeSchema.default("standard"),
  keep: z.array(z.string().min(1).max(200)).max(100).optional(),
});
export type HumanizeRequest = z.input<typeof humanizeRequestSchema>;

const readabilitySchema = z.object({
  words: z.number(),
  sentences: z.number(),
  meanSentenceLength: z.number(),
  sentenceLengthSpread: z.number(),
  fleschReadingEase: z.number(),
});

const editSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  replacement: z.string(),
  kind: z.string(),
  reason: z.string(),
});

/** The engine's report; see the engine's `HumanizeReport`. */
export const humanizeReportSchema = z.object({
  language: z.string(),
  before: readabilitySchema,
  after: readabilitySchema,
  editsByKind: z.record(z.string(), z.number()),
  protected: z.record(z.string(), z.number()),
  heldBack: z.array(z.object({ kind: z.string(), start: z.number(), end: z.number(), reason: z.string() })),
  checks: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
  detection: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  notes: z.array(z.string()),
});

export const humanizeResponseSchema = z.object({
  humanizedText: z.string(),
  isFirstHumanization: z.boolean(),
  edits: z.array(editSchema),
  report: humanizeReportSchema,
});
export type HumanizeResponse = z.infer<typeof humanizeResponseSchema>;
