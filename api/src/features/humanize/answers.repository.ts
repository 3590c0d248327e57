import { createHash } from "node:crypto";
import { answerKeptMs } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { type Actor, subjectOf } from "../../identity/actor.ts";
import type { HumanizeAnswer, HumanizeCall } from "./humanize-call.ts";

/** What makes two calls the same: actor, idempotency key, text and options. Null for a call without a key. */
export function callHash(actor: Actor, request: HumanizeCall["request"]): string | null {
  if (request.idempotencyKey === undefined) return null;
  return createHash("sha256")
    .update(JSON.stringify([subjectOf(actor), request]))
    .digest("hex");
}

/** The answer that a call got before; null where there is none, as of a call without a key. */
export async function findAnswer(db: Database, hash: string | null): Promise<HumanizeAnswer | null> {
  if (hash === null) return null;
  const row = await db
    .selectFrom("humanizeAnswers")
    .select("answer")
    .where("callHash", "=", hash)
    .executeTakeFirst();
  // It is what `insertAnswer` wrote.
  return row ? (JSON.parse(row.answer) as HumanizeAnswer) : null;
}

interface NewAnswer {
  readonly hash: string;
  readonly humanizationId: string;
  readonly answer: HumanizeAnswer;
  readonly now: number;
}

/** Keeps a call's answer for a while, and no longer than its humanization. False if the call has one already. */
export async function insertAnswer(
  trx: Database,
  { hash, humanizationId, answer, now }: NewAnswer,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("humanizeAnswers")
    .values({ callHash: hash, humanizationId, answer: JSON.stringify(answer), expiresAt: now + answerKeptMs })
    .onConflict((conflict) => conflict.column("callHash").doNothing())
    .returning("callHash")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteExpiredAnswers(db: Database, now: number): Promise<void> {
  await db.deleteFrom("humanizeAnswers").where("expiresAt", "<=", now).execute();
}
