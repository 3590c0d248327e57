import * as z from "zod/mini";
import { errorBodySchema } from "./errors.ts";
import { humanizeResponseSchema } from "./humanize.ts";

/**
 * `POST /api/humanize` with `Accept: text/event-stream`: server-sent events, each named by its `type`. What is refused
 * before the work begins is answered as JSON with its status, as without that header. A stream ends with `result` or
 * `error`; one that ends otherwise was cut off.
 */
export const humanizeEventSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    phase: z.enum(["reading", "writing", "checking", "repairing", "polishing"]),
    /** 0 to 1, never falling. */
    done: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  /** What is being written, not yet checked: put `text` at offset `from` of the draft, in place of all after it. */
  z.object({ type: z.literal("draft"), from: z.int().check(z.minimum(0)), text: z.string() }),
  /** Final text, which takes the draft's place. All of these joined are the result's text; an answer given before has none. */
  z.object({ type: z.literal("sentences"), text: z.string() }),
  z.object({ type: z.literal("result"), response: humanizeResponseSchema }),
  z.object({ type: z.literal("error"), status: z.int(), error: errorBodySchema }),
]);
export type HumanizeEvent = z.infer<typeof humanizeEventSchema>;

/** What a run tells before it has ended. */
export type HumanizeProgress = Extract<HumanizeEvent, { type: "progress" | "draft" | "sentences" }>;
