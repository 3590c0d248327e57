import { setImmediate } from "node:timers/promises";
import { countWords, type HistoryUpload } from "@ai-humanizer/shared";
import type { ExpressionBuilder, Selectable } from "kysely";
import { containsText } from "../../db/contains-text.ts";
import type { Database, Schema } from "../../db/schema.ts";
import { hashOf } from "../../secrets.ts";
import { forgottenTexts, keepSums } from "../stats/forgotten.repository.ts";

export type HumanizationRow = Selectable<Schema["humanizations"]>;

/** A place in a user's history: everything older comes after it. */
export interface HistoryPlace {
  readonly createdAt: number;
  readonly id: string;
}

interface HistoryPage {
  readonly userId: string;
  readonly limit: number;
  readonly before?: HistoryPlace | undefined;
}

/** A page of a user's history, newest first. */
export async function findHistory(db: Database, page: HistoryPage): Promise<HumanizationRow[]> {
  return await historyOf(db, page).execute();
}

/** How many entries are searched at once; more would hold up everybody else on SQLite. */
const searchedAtOnce = 1000;
const searched = ["title", "originalText", "humanizedText"] as const;

/** A page of those entries whose title or texts contain a text, whatever the case of its letters. */
export async function searchHistory(
  db: Database,
  { userId, limit, before }: HistoryPage,
  text: string,
): Promise<HumanizationRow[]> {
  const found: HumanizationRow[] = [];
  let from = before;
  do {
    const last = await placeAfter(db, userId, from, searchedAtOnce);
    const rest = historyOf(db, { userId, limit: limit - found.length, before: from });
    const part = last ? rest.where((eb) => comparePlace(eb, ">=", last)) : rest;
    const matching = part.where((eb) => eb.or(searched.map((column) => containsText(eb.ref(column), text))));
    found.push(...(await matching.execute()));
    from = last;
    await setImmediate();
  } while (from && found.length < limit);
  return found;
}

function historyOf(db: Database, { userId, limit, before }: HistoryPage) {
  const newest = db
    .selectFrom("humanizations")
    .selectAll()
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  return before ? newest.where((eb) => comparePlace(eb, "<", before)) : newest;
}

/** The place so many entries further on; undefined if there are fewer. */
async function placeAfter(
  db: Database,
  userId: string,
  from: HistoryPlace | undefined,
  count: number,
): Promise<HistoryPlace | undefined> {
  const places = db
    .selectFrom("humanizations")
    .select(["createdAt", "id"])
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .offset(count - 1)
    .limit(1);
  const further = from ? places.where((eb) => comparePlace(eb, "<", from)) : places;
  return await further.executeTakeFirst();
}

type Humanizations = ExpressionBuilder<Schema, "humanizations">;

function comparePlace(eb: Humanizations, order: "<" | ">=", { createdAt, id }: HistoryPlace) {
  return eb(eb.refTuple("createdAt", "id"), order, eb.tuple(createdAt, id));
}

type Upload = Omit<HistoryUpload, "createdAt"> & { readonly userId: string; readonly createdAt: number };

/**
 * Stores an item that a user brings; sent again, it stays as it is. Undefined if the id is somebody else's, or the
 * account was erased while the item was on its way.
 */
export async function insertUpload(db: Database, upload: Upload): Promise<HumanizationRow | undefined> {
  const { id, userId, title, originalText, humanizedText, tone, createdAt } = upload;
  const wordCount = countWords(originalText);
  await db
    .insertInto("humanizations")
    .columns([
      "userId",
      "id",
      "title",
      "originalText",
      "humanizedText",
      "sourceHash",
      "tone",
      "mode",
      "wordCount",
      "processingMs",
      "createdAt",
    ])
    .expression((eb) =>
      eb
        .selectFrom("profiles")
        .select([
          "profiles.id as userId",
          eb.val(id).as("id"),
          eb.val(title).as("title"),
          eb.val(originalText).as("originalText"),
          eb.val(humanizedText).as("humanizedText"),
          eb.val(hashOf(originalText)).as("sourceHash"),
          eb.val(tone).as("tone"),
          eb.val("standard").as("mode"),
          eb.cast<number>(eb.val(wordCount), "integer").as("wordCount"),
          eb.cast<number>(eb.val(0), "integer").as("processingMs"),
          eb.cast<number>(eb.val(createdAt), "bigint").as("createdAt"),
        ])
        .where("profiles.id", "=", userId),
    )
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return await db
    .selectFrom("humanizations")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}

/** Takes an item out of its user's history. False if it is not there. */
export async function deleteItem(db: Database, userId: string, id: string, now: number): Promise<boolean> {
  const deleted = await db
    .updateTable("humanizations")
    .set({ deletedAt: now })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Brings back an item of a user's that was deleted after a time, or never; undefined if there is none. */
export async function restoreItem(
  db: Database,
  userId: string,
  id: string,
  deletedAfter: number,
): Promise<HumanizationRow | undefined> {
  return await db
    .updateTable("humanizations")
    .set({ deletedAt: null })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("deletedAt", "is", null), eb("deletedAt", ">", deletedAfter)]))
    .returningAll()
    .executeTakeFirst();
}

/** Deletes for good what was deleted up to a time. */
export async function purgeDeleted(db: Database, until: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = trx.deleteFrom("humanizations").where("deletedAt", "<=", until).returning("createdAt");
    await keepSums(trx, forgottenTexts(await rows.execute()));
  });
}
