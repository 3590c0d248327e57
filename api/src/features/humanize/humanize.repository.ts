import type { Insertable, Selectable } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";
import type { Actor } from "../../identity/actor.ts";
import { hashOf } from "../../secrets.ts";
import { forgottenTexts, keepSums } from "../stats/forgotten.repository.ts";

export type NewHumanization = Omit<Insertable<Schema["humanizations"]>, "sourceHash" | "resultHash">;

/** Stores a humanization. False if its actor has this wording of the text already, in whatever tone and mode. */
export async function insertHumanization(db: Database, row: NewHumanization): Promise<boolean> {
  const hashes = { sourceHash: hashOf(row.originalText), resultHash: hashOf(row.humanizedText) };
  const inserted = await db
    .insertInto("humanizations")
    .values({ ...row, ...hashes })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What an actor got of a text, and in which tone and mode. */
export type Wording = Pick<Selectable<Schema["humanizations"]>, "humanizedText" | "tone" | "mode">;

/** The wordings that an actor got of a text, newest first. */
export async function findWordings(db: Database, actor: Actor, text: string): Promise<Wording[]> {
  return await db
    .selectFrom("humanizations")
    .select(["humanizedText", "tone", "mode"])
    .$call((query) =>
      actor.kind === "guest"
        ? query.where("guestSessionId", "=", actor.sessionId)
        : query.where("userId", "=", actor.userId),
    )
    .where((eb) =>
      eb.or([
        eb("sourceHash", "=", hashOf(text)),
        // From before the hashes were kept.
        eb.and([eb("sourceHash", "is", null), eb("originalText", "=", text)]),
      ]),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Notes that an actor succeeded; true the first time, and only then. */
export async function markFirst(db: Database, subject: string, now: number): Promise<boolean> {
  const first = await db
    .insertInto("firstHumanizations")
    .values({ subject, at: now })
    .onConflict((conflict) => conflict.column("subject").doNothing())
    .returning("subject")
    .executeTakeFirst();
  return first !== undefined;
}

/** Deletes what guests wrote before a time. */
export async function deleteGuestTexts(db: Database, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = trx
      .deleteFrom("humanizations")
      .where("guestSessionId", "is not", null)
      .where("createdAt", "<", before)
      .returning("createdAt");
    await keepSums(trx, forgottenTexts(await rows.execute()));
  });
}
