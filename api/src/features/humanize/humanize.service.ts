import type { HumanizeResult } from "@ai-humanizer/engine";
import { countWords, defaultTitle, type humanizeRequestSchema } from "@ai-humanizer/shared";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import type { HumanizeOutcome, Humanizer } from "../../engine/humanizer.ts";
import { AppError } from "../../errors.ts";
import { type Actor, subjectOf } from "../../identity/actor.ts";
import type { Logger } from "../../log.ts";
import { entitlementOf } from "../quota/entitlements.ts";
import { type Claim, release, reserve, settle } from "../quota/quota.repository.ts";
import { addRun } from "../stats/totals.repository.ts";
import { insertHumanization, markFirst } from "./humanize.repository.ts";
import { assertAllowed } from "./limits.ts";

/** How long a reservation outlives the longest run, before it counts as left behind by a crash. */
const expiryMarginMs = 15_000;

export interface HumanizeDeps {
  readonly db: Database;
  readonly humanizer: Humanizer;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly timeoutMs: number;
  /** Guest uses a day from one client address. */
  readonly guestUsesPerAddress: number;
}

interface HumanizeCall {
  readonly actor: Actor;
  /** The client's address, hashed. */
  readonly addressKey: string;
  readonly request: z.output<typeof humanizeRequestSchema>;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** The contract's `HumanizeResponse`, in the engine's own read-only types. */
interface HumanizeAnswer extends Pick<HumanizeResult, "edits" | "report"> {
  readonly humanizedText: string;
  readonly isFirstHumanization: boolean;
}

type Done = Extract<HumanizeOutcome, { kind: "done" }>;

/** One humanization: reserve a credit, rewrite, settle and store; all else gives the credit back. */
export async function humanize(deps: HumanizeDeps, call: HumanizeCall): Promise<HumanizeAnswer> {
  const now = deps.clock();
  const { plan, ways } = entitlementOf(call.actor, { ...deps, addressKey: call.addressKey, now });
  assertAllowed(plan, call.request.text, call.request.tone);

  const id = deps.newId();
  const expiresAt = now + deps.timeoutMs + expiryMarginMs;
  if (!(await reserveAny(deps.db, ways, { id, now, expiresAt }))) throw limitReached(call.actor);
  try {
    const done = await run(deps, call);
    const isFirstHumanization = await store(deps, call, id, done);
    const { text: humanizedText, edits, report } = done.result;
    return { humanizedText, isFirstHumanization, edits, report };
  } catch (error) {
    // What can't be given back now comes back when the reservation expires.
    await release(deps.db, id).catch((err: unknown) => deps.log.error({ err }, "reservation not released"));
    throw error;
  }
}

/** Reserves by the first way that has any left. */
async function reserveAny(
  db: Database,
  ways: readonly (readonly Claim[])[],
  reservation: { readonly id: string; readonly now: number; readonly expiresAt: number },
): Promise<boolean> {
  for (const claims of ways) {
    if (await reserve(db, { ...reservation, claims })) return true;
  }
  return false;
}

function limitReached(actor: Actor): AppError {
  return actor.kind === "guest"
    ? new AppError(403, "guest_limit_exceeded", "Free trial usage limit reached")
    : new AppError(403, "usage_limit_exceeded", "Monthly usage limit exceeded");
}

async function run({ humanizer, timeoutMs }: HumanizeDeps, { request, signal }: HumanizeCall): Promise<Done> {
  const { text, tone, mode, preserveLength, keep } = request;
  const options = { tone, mode, preserveLength, ...(keep ? { keep } : {}) };
  const timeout = AbortSignal.timeout(timeoutMs);
  const outcome = await humanizer
    .humanize(text, options, AbortSignal.any([signal, timeout]))
    .catch((error: unknown) => {
      if (signal.aborted) throw canceled();
      if (timeout.aborted) throw new AppError(504, "timeout", "This took too long. Please try again.");
      throw error;
    });
  if (signal.aborted) throw canceled();
  if (outcome.kind === "done") return outcome;
  const { language } = outcome;
  const message = `Texts in ${language} can't be humanized yet: only English is supported. Nothing was charged.`;
  throw new AppError(422, "unsupported_language", message, { details: { language } });
}

/** 499 is what proxies log for a client that left; nobody reads the answer. */
const canceled = () => new AppError(499, "canceled", "The request was canceled");

/** Charges and stores in one transaction. Returns whether it was the actor's first success. */
async function store(deps: HumanizeDeps, call: HumanizeCall, id: string, done: Done): Promise<boolean> {
  const { actor, request } = call;
  const createdAt = deps.clock();
  const { processingMs } = done;
  const words = countWords(request.text);
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await settle(trx, id)))
      deps.log.warn({ reservation: id }, "reservation expired before it was settled");
    if (actor.kind !== "guest" && !(await addRun(trx, actor.userId, { words, processingMs }))) {
      throw new AppError(401, "unauthorized", "This account has been deleted");
    }
    await insertHumanization(trx, {
      id,
      guestSessionId: actor.kind === "guest" ? actor.sessionId : null,
      userId: actor.kind === "guest" ? null : actor.userId,
      title: request.title || defaultTitle(request.text),
      originalText: request.text,
      humanizedText: done.result.text,
      tone: request.tone,
      mode: request.mode,
      wordCount: words,
      processingMs,
      createdAt,
    });
    return await markFirst(trx, subjectOf(actor), createdAt);
  });
}
