import type { Mode, Tone } from "@ai-humanizer/engine";
import type { Insertable } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";
import type { Actor } from "../../identity/actor.ts";
import { forgottenTexts, keepSums } from "../stats/forgotten.repository.ts";

export type NewHumanization = Insertable<Schema["humanizations"]>;

/** Stores a humanization. */
export async function insertHumanization(db: Database, row: NewHumanization): Promise<void> {
  await db.insertInto("humanizations").values(row).execute();
}

/** How many of an actor's latest texts are looked through. */
const latest = 50;

/** The wordings that an actor lately got of a text in a tone and mode, newest first. */
export async function findWordings(
  db: Database,
  actor: Actor,
  { text, tone, mode }: { readonly text: string; readonly tone: Tone; readonly mode: Mode },
): Promise<string[]> {
  const own = db
    .selectFrom("humanizations")
    .select(["originalText", "humanizedText", "tone", "mode", "createdAt", "id"])
    .$call((query) =>
      actor.kind === "guest"
        ? query.where("guestSessionId", "=", actor.sessionId)
        : query.where("userId", "=", actor.userId),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(latest);
  const rows = await db
    .selectFrom(own.as("own"))
    .select("humanizedText")
    .where("originalText", "=", text)
    .where("tone", "=", tone)
    .where("mode", "=", mode)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ humanizedText }) => humanizedText);
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
