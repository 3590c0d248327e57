import { countWords, defaultTitle } from "@ai-humanizer/shared";
import { accountDeleted } from "../../errors.ts";
import { subjectOf } from "../../identity/actor.ts";
import { settle } from "../quota/quota.repository.ts";
import { addRun } from "../stats/totals.repository.ts";
import { callHash, insertAnswer } from "./answers.repository.ts";
import { insertHumanization, markFirst } from "./humanize.repository.ts";
import type { HumanizeAnswer, HumanizeCall, HumanizeDeps } from "./humanize-call.ts";
import type { Rewrite } from "./rewrite.ts";

/** Another run gave the same text, or answered the same call, in the meantime. */
class Overtaken extends Error {}

interface Outcome {
  /** The reservation's, and the humanization's. */
  readonly id: string;
  readonly rewrite: Rewrite;
  readonly unstored: HumanizeAnswer;
}

/**
 * Charges a run and stores it, in one transaction.
 * @returns the final answer; null, with nothing charged or stored, where another run of the actor's at the same time
 * gave this very text or answered the same call
 */
export async function storeResult(
  deps: HumanizeDeps,
  call: HumanizeCall,
  outcome: Outcome,
): Promise<HumanizeAnswer | null> {
  return await store(deps, call, outcome).catch((error: unknown) => {
    if (error instanceof Overtaken) return null;
    throw error;
  });
}

async function store(
  deps: HumanizeDeps,
  call: HumanizeCall,
  { id, rewrite, unstored }: Outcome,
): Promise<HumanizeAnswer> {
  const { actor, request } = call;
  const createdAt = deps.clock();
  const { processingMs, use, metering } = rewrite;
  const words = countWords(request.text);
  return await deps.db.transaction().execute(async (trx) => {
    if (!(await settle(trx, id)))
      deps.log.warn({ reservation: id }, "reservation expired before it was settled");
    if (actor.kind !== "guest" && !(await addRun(trx, actor.userId, { words, processingMs }))) {
      throw accountDeleted();
    }
    const isNewText = await insertHumanization(trx, {
      id,
      guestSessionId: actor.kind === "guest" ? actor.sessionId : null,
      userId: actor.kind === "guest" ? null : actor.userId,
      title: request.title || defaultTitle(request.text),
      originalText: request.text,
      humanizedText: rewrite.result.text,
      tone: request.tone,
      mode: request.mode,
      wordCount: words,
      processingMs,
      createdAt,
      provider: use.name,
      fallback: use.fallback ? 1 : 0,
      ...metering,
    });
    if (!isNewText) throw new Overtaken();
    const isFirstHumanization = await markFirst(trx, subjectOf(actor), createdAt);
    const answer = { ...unstored, isFirstHumanization };
    const hash = callHash(actor, request);
    if (hash === null) return answer;
    const isNew = await insertAnswer(trx, { hash, humanizationId: id, answer, now: createdAt });
    if (!isNew) throw new Overtaken();
    return answer;
  });
}
