import * as z from "zod/mini";

const toneSchema = z.enum(["casual", "formal", "academic", "conversational"]);
export const modeSchema = z.enum(["standard", "supercharge"]);

/** Words that must stay as they are. */
const keptSchema = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(200));

/** `POST /api/humanize`; guests add the header `x-guest-session`. */
export const humanizeRequestSchema = z.object({
  text: z.string(),
  tone: z._default(toneSchema, "casual"),
  preserveLength: z._default(z.boolean(), false),
  title: z.optional(/* @__PURE__ */ z.string().check(z.trim(), z.maxLength(200))),
  mode: z._default(modeSchema, "standard"),
  /** Asks for words that the caller was given in no other tone or mode either: of a repeat they know already. */
  another: z.optional(z.boolean()),
  /** Chosen by the client for each run: the same call with the same key within `answerKeptMs` is the same run. */
  idempotencyKey: z.optional(z.uuid()),
  keep: z.optional(/* @__PURE__ */ z.array(keptSchema).check(z.maxLength(100))),
});
export type HumanizeRequest = z.input<typeof humanizeRequestSchema>;

/** How long the server keeps an answer for a client that asks again because it did not arrive, in milliseconds. */
export const answerKeptMs = 10 * 60_000;

const readabilitySchema = z.object({
  words: z.number(),
  sentences: z.number(),
  meanSentenceLength: z.number(),
  sentenceLengthSpread: z.number(),
  fleschReadingEase: z.number(),
});

const editSchema = z.object({
  start: z.int(),
  end: z.int(),
  replacement: z.string(),
  kind: z.string(),
  reason: z.string(),
  /** Shared by edits that only read right together. */
  group: z.optional(z.int()),
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
  detection: z.object({
    before: z.nullable(z.number()),
    after: z.nullable(z.number()),
    /** The 90% interval of `after`; older answers have none. */
    interval: z.optional(z.nullable(z.array(z.number()))),
  }),
  /** `code`: the engine's `NoteCode`, or one that a newer engine has. */
  notes: z.array(z.object({ code: z.string(), text: z.string() })),
});

/** `GET /api/trial`: how many humanizations the guest session has taken, runs under way included. */
export const trialSchema = z.object({ used: z.int() });

/** Who wrote a text, and whether the embedded engine stood in for the language model, for all of it or a part. */
const providerUseSchema = z.object({ name: z.enum(["local", "openai"]), fallback: z.boolean() });
export type ProviderUse = z.infer<typeof providerUseSchema>;

export const humanizeResponseSchema = z.object({
  humanizedText: z.string(),
  isFirstHumanization: z.boolean(),
  edits: z.array(editSchema),
  report: humanizeReportSchema,
  provider: z._default(providerUseSchema, { name: "local", fallback: false }),
  /** False where nothing needed changing, or the text was given before: the run was not charged. */
  counted: z._default(z.boolean(), true),
  /** The tone and mode that the caller got this very text in before; null where it is a new one. */
  repeats: z._default(z.nullable(z.object({ tone: toneSchema, mode: modeSchema })), null),
});
export type HumanizeResponse = z.infer<typeof humanizeResponseSchema>;
