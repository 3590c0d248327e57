import { setTimeout as delay } from "node:timers/promises";
import type { HumanizeProgress } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { AppError, toAppError } from "../../errors.ts";
import type { Actor } from "../../identity/actor.ts";
import { dayOf } from "../../time.ts";
import { cancellationClaims, entitlementOf } from "../quota/entitlements.ts";
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
import { callHash, findAnswer } from "./answers.repository.ts";
import { findWordings } from "./humanize.repository.ts";
import type { HumanizeAnswer, HumanizeCall, HumanizeDeps } from "./humanize-call.ts";
import { assertAllowed } from "./limits.ts";
import { canceled, repeatsOf, rewrite } from "./rewrite.ts";
import { storeResult } from "./store-result.ts";

/** How long a reservation outlives the longest run, before it counts as left behind by a crash. */
const expiryMarginMs = 15_000;

/** How often a call looks whether the same one, sent before, has ended. */
const lookAgainMs = 100;

/** One humanization: reserve a credit, rewrite, settle and store; all else, and no change, gives the credit back. */
export async function humanize(deps: HumanizeDeps, call: HumanizeCall): Promise<HumanizeAnswer> {
  const reserved = await begin(deps, call);
  return await reserved.run(() => {});
}

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
  const answered = await findAnswer(deps.db, hash);
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
    return await rewriteAndStore(deps, call, id, tell);
  } catch (error) {
    if (isWritten && error instanceof AppError && error.code === "canceled")
      await endCanceled(deps, call, id);
    else await giveBack(deps, id);
    if (toAppError(error).status >= 500) await noteFailure(deps);
    throw error;
  }
}

/** Settles the credit by storing the rewrite, or gives it back where there is nothing to pay for. */
async function rewriteAndStore(
  deps: HumanizeDeps,
  call: HumanizeCall,
  id: string,
  onProgress: (progress: HumanizeProgress) => void,
): Promise<HumanizeAnswer> {
  const { actor, request } = call;
  const given = await findWordings(deps.db, actor, request.text);
  const rewritten = await rewrite(deps, call, given, onProgress);
  const { use } = rewritten;
  const { text: humanizedText, edits, report } = rewritten.result;
  const repeats = repeatsOf(given, request, humanizedText);
  // The engine found nothing to change, or the caller has this text already: nobody should pay for that.
  const isChanged = use.name !== "local" || use.fallback || humanizedText !== request.text;
  const counted = repeats === null && isChanged;
  const unstored = {
    humanizedText,
    isFirstHumanization: false,
    edits,
    report,
    provider: use,
    counted,
    repeats,
  };
  const stored = counted ? await storeResult(deps, call, { id, rewrite: rewritten, unstored }) : null;
  if (stored) return stored;
  await giveBack(deps, id);
  // The one who gave it meanwhile may have been the same call.
  const answered = await findAnswer(deps.db, callHash(actor, request));
  if (answered) return answered;
  if (!counted) return unstored;
  const givenNow = await findWordings(deps.db, actor, request.text);
  return { ...unstored, counted: false, repeats: repeatsOf(givenNow, request, humanizedText) };
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

async function noteFailure({ db, clock, log }: HumanizeDeps): Promise<void> {
  await countFailure(db, dayOf(clock())).catch((err: unknown) => log.error({ err }, "failure not counted"));
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
