import { setTimeout as delay } from "node:timers/promises";
import type { HumanizeResult } from "@ai-humanizer/engine";
import {
  countWords,
  defaultTitle,
  type HumanizeProgress,
  type humanizeRequestSchema,
  type ProviderUse,
} from "@ai-humanizer/shared";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { AppError, accountDeleted, toAppError } from "../../errors.ts";
import { type Actor, subjectOf } from "../../identity/actor.ts";
import type { Logger } from "../../log.ts";
import { dayOf } from "../../time.ts";
import { cancellationClaims, entitlementOf, hasPriority } from "../quota/entitlements.ts";
import {
  type Claim,
  isRunning,
  type NewReservation,
  release,
  reserve,
  settle,
  spend,
} from "../quota/quota.repository.ts";
import { countFailure } from "../stats/failures.repository.ts";
import { addRun } from "../stats/totals.repository.ts";
import { callHash, findAnswer, insertAnswer } from "./answers.repository.ts";
import { findWordings, insertHumanization, markFirst } from "./humanize.repository.ts";
import { assertAllowed } from "./limits.ts";
import type { Provider, ProviderOutcome } from "./providers/provider.ts";

/** How long a reservation outlives the longest run, before it counts as left behind by a crash. */
const expiryMarginMs = 15_000;

/** How often a call looks whether the same one, sent before, has ended. */
const lookAgainMs = 100;

export interface HumanizeDeps {
  readonly db: Database;
  readonly humanizer: Provider;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly timeoutMs: number;
  /** Guest uses a day from one client address. */
  readonly guestUsesPerAddress: number;
}

export interface HumanizeCall {
  readonly actor: Actor;
  /** The client's address, hashed. */
  readonly addressKey: string;
  readonly request: z.output<typeof humanizeRequestSchema>;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** The contract's `HumanizeResponse`, in the engine's own read-only types. */
export interface HumanizeAnswer extends Pick<HumanizeResult, "edits" | "report"> {
  readonly humanizedText: string;
  readonly isFirstHumanization: boolean;
  readonly provider: ProviderUse;
  readonly counted: boolean;
}

type Done = Extract<ProviderOutcome, { kind: "done" }>;

/** A humanization whose credit is reserved, or that needs none. */
export interface Reserved {
  /** Rewrites, settles and stores; must be called, and once. What fails gives the credit back; see `endCanceled`. */
  readonly run: (onProgress: (progress: HumanizeProgress) => void) => Promise<HumanizeAnswer>;
}

/**
 * Refuses what is not allowed, or reserves a credit. What is thrown here has cost nothing, nor does a call that was
 * answered before, which gets the same answer again. If the same call still runs with the last credit, this one waits.
 */
export async function begin(deps: HumanizeDeps, call: HumanizeCall): Promise<Reserved> {
  const hash = callHash(call.actor, call.request);
  const answered = hash === null ? null : await findAnswer(deps.db, hash);
  if (answered) return { run: async () => answered };
  const now = deps.clock();
  const { plan, ways } = entitlementOf(call.actor, { ...deps, addressKey: call.addressKey, now });
  assertAllowed(plan, call.request.text, call.request.tone);

  const id = deps.newId();
  const expiresAt = now + deps.timeoutMs + expiryMarginMs;
  const reserveOne = () => reserveAny(deps.db, ways, { id, now, expiresAt, callHash: hash });
  const reserved: Reserved = { run: (onProgress) => perform(deps, call, id, onProgress) };
  for (let round = 0; round < 2; round += 1) {
    if (await reserveOne()) return reserved;
    if (hash === null) break;
    if (await isRunning(deps.db, hash, now)) return { run: (tell) => afterTheFirst(deps, call, hash, tell) };
    // The first may have ended just now: it left its answer, or gave its credit back for this one or another like it.
    const answer = await findAnswer(deps.db, hash);
    if (answer) return { run: async () => answer };
  }
  throw limitReached(call.actor);
}

/** Waits until the same call, sent before, has ended: then its answer is there, or the credit that it gave back. */
async function afterTheFirst(
  deps: HumanizeDeps,
  call: HumanizeCall,
  hash: string,
  onProgress: (progress: HumanizeProgress) => void,
): Promise<HumanizeAnswer> {
  while (await isRunning(deps.db, hash, deps.clock())) {
    await delay(lookAgainMs);
    if (call.signal.aborted) throw canceled();
  }
  const { run } = await begin(deps, call);
  return await run(onProgress);
}

/** One humanization: reserve a credit, rewrite, settle and store; all else, and no change, gives the credit back. */
export async function humanize(deps: HumanizeDeps, call: HumanizeCall): Promise<HumanizeAnswer> {
  const reserved = await begin(deps, call);
  return await reserved.run(() => {});
}

async function perform(
  deps: HumanizeDeps,
  call: HumanizeCall,
  id: string,
  onProgress: (progress: HumanizeProgress) => void,
): Promise<HumanizeAnswer> {
  let isWritten = false;
  const tell = (progress: HumanizeProgress) => {
    isWritten ||= progress.type !== "progress";
    onProgress(progress);
  };
  try {
    const known = await findWordings(deps.db, call.actor, call.request);
    const done = await rewrite(deps, call, known, tell);
    const { text: humanizedText, edits, report } = done.result;
    // The engine found nothing to change, or only wordings given before: nobody should pay for that.
    const { name, fallback } = done.use;
    const isKnown = known.includes(humanizedText);
    const counted = name !== "local" || (!isKnown && (fallback || humanizedText !== call.request.text));
    // A guest's is not stored either: free runs must leave nothing that piles up.
    const kept = counted || (call.actor.kind !== "guest" && !isKnown);
    const unstored = {
      humanizedText,
      isFirstHumanization: false,
      edits,
      report,
      provider: done.use,
      counted,
    };
    const answer = kept ? await store(deps, call, { id, done, unstored }) : unstored;
    if (!counted) await giveBack(deps, id);
    return answer;
  } catch (error) {
    if (isWritten && error instanceof AppError && error.code === "canceled")
      await endCanceled(deps, call, id);
    else await giveBack(deps, id);
    const answered = error instanceof AnsweredMeanwhile ? await findAnswer(deps.db, error.hash) : null;
    if (answered) return answered;
    if (toAppError(error).status >= 500) {
      const day = dayOf(deps.clock());
      await countFailure(deps.db, day).catch((err: unknown) =>
        deps.log.error({ err }, "failure not counted"),
      );
    }
    throw error;
  }
}

/** Gives a reserved credit back. What can't be given back now comes back when the reservation expires. */
async function giveBack({ db, log }: HumanizeDeps, id: string): Promise<void> {
  await release(db, id).catch((err: unknown) => log.error({ err }, "reservation not released"));
}

/** Gives back the credit of a run that was canceled amid its text, a few times a day; beyond that the run is charged. */
async function endCanceled(
  deps: HumanizeDeps,
  { actor, addressKey }: HumanizeCall,
  id: string,
): Promise<void> {
  const { db, clock, guestUsesPerAddress, log } = deps;
  const claims = cancellationClaims(actor, { addressKey, guestUsesPerAddress, now: clock() });
  try {
    if (await spend(db, claims)) await release(db, id);
    else await settle(db, id);
  } catch (err) {
    // An account that was deleted meanwhile has nothing to be charged or given back.
    if (toAppError(err).status !== 401) log.error({ err }, "canceled run not settled");
  }
}

/** Reserves by the first way that has any left. */
async function reserveAny(
  db: Database,
  ways: readonly (readonly Claim[])[],
  reservation: Omit<NewReservation, "claims">,
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

async function rewrite(
  { humanizer, timeoutMs }: HumanizeDeps,
  { actor, request, signal }: HumanizeCall,
  known: readonly string[],
  onProgress: (progress: HumanizeProgress) => void,
): Promise<Done> {
  const { text, tone, mode, preserveLength, keep } = request;
  const options = { tone, mode, preserveLength, seed: known.length, ...(keep ? { keep } : {}) };
  const timeout = AbortSignal.timeout(timeoutMs);
  const outcome = await humanizer
    .humanize({
      text,
      options,
      known,
      priority: hasPriority(actor),
      signal: AbortSignal.any([signal, timeout]),
      onProgress,
    })
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

/** The same call, sent twice at once, has its answer already. */
class AnsweredMeanwhile extends Error {
  readonly hash: string;

  constructor(hash: string) {
    super("The same request was answered in the meantime");
    this.hash = hash;
  }
}

interface Outcome {
  /** The reservation's, and the humanization's. */
  readonly id: string;
  readonly done: Done;
  readonly unstored: HumanizeAnswer;
}

/** Charges a run that counts and stores it, in one transaction. Returns the final answer. */
async function store(
  deps: HumanizeDeps,
  call: HumanizeCall,
  { id, done, unstored }: Outcome,
): Promise<HumanizeAnswer> {
  const { actor, request } = call;
  const createdAt = deps.clock();
  const { processingMs, use, metering } = done;
  const words = countWords(request.text);
  return await deps.db.transaction().execute(async (trx) => {
    if (unstored.counted && !(await settle(trx, id)))
      deps.log.warn({ reservation: id }, "reservation expired before it was settled");
    if (actor.kind !== "guest" && !(await addRun(trx, actor.userId, { words, processingMs }))) {
      throw accountDeleted();
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
      provider: use.name,
      fallback: use.fallback ? 1 : 0,
      ...metering,
    });
    const isFirstHumanization = unstored.counted && (await markFirst(trx, subjectOf(actor), createdAt));
    const answer = { ...unstored, isFirstHumanization };
    const hash = callHash(actor, request);
    if (hash === null) return answer;
    const isNew = await insertAnswer(trx, { hash, humanizationId: id, answer, now: createdAt });
    if (!isNew) throw new AnsweredMeanwhile(hash);
    return answer;
  });
}
