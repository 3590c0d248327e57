import { answerKeptMs, type HumanizeRequest } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { readStored, removeStored, writeStored } from "@/lib/storage.ts";
import { randomUuid } from "@/lib/uuid.ts";
import type { Viewer } from "@/lib/viewer.ts";

const storageKey = "ai-humanizer-unanswered-run";

const unansweredRunSchema = z.object({
  /** What was asked for and by whom, as one text. */
  asked: z.string(),
  idempotencyKey: z.string(),
  at: z.number(),
  /** The user was told that it is over, or stopped it: only they may ask again. */
  isOver: z.boolean(),
});

/** The page is being left, or was about to be, since the run began. */
let leaving = false;

function noteLeaving(): void {
  leaving = true;
}

type Asked = Pick<HumanizeRequest, "text" | "tone" | "preserveLength" | "mode">;

const asOneText = (viewer: Viewer, { text, tone, preserveLength, mode }: Asked) =>
  JSON.stringify([viewer.kind, text, tone, preserveLength, mode]);

/** The tab's run of a request that has no answer yet: its answer may have been lost on the way, as by a reload. */
function find(viewer: Viewer, request: Asked) {
  const run = readStored(storageKey, unansweredRunSchema, "tab");
  const isSame = run && run.asked === asOneText(viewer, request) && Date.now() - run.at < answerKeptMs;
  return isSame ? run : null;
}

/** Whether a request was cut off before its answer came, without its user's doing or knowledge. */
export function wasCutOff(viewer: Viewer, request: Asked): boolean {
  return find(viewer, request)?.isOver === false;
}

/** Whether a request is one more try at a run without an answer, which takes no further use. */
export function isUnanswered(viewer: Viewer, request: Asked): boolean {
  return find(viewer, request) !== null;
}

/** Notes that a request is sent, and gives the key by which the server knows it again. */
export function noteRun(viewer: Viewer, request: Asked): string {
  const idempotencyKey = find(viewer, request)?.idempotencyKey ?? randomUuid();
  const run = { asked: asOneText(viewer, request), idempotencyKey, at: Date.now(), isOver: false };
  writeStored(storageKey, run, "tab");
  leaving = false;
  addEventListener("beforeunload", noteLeaving, { once: true });
  return idempotencyKey;
}

/** Whether a run without an answer may owe that to its page being left: some browsers fail what is under way then. */
export function isPageLeaving(): boolean {
  return leaving;
}

/** Notes that the run is over without an answer, as its user knows. What was charged meanwhile can still be asked for. */
export function noteOver(): void {
  const run = readStored(storageKey, unansweredRunSchema, "tab");
  if (run) writeStored(storageKey, { ...run, isOver: true }, "tab");
}

/** Notes that the run has its answer. */
export function noteAnswer(): void {
  removeStored(storageKey, "tab");
}
