import { adminTextLength, type HumanizationColumn } from "@ai-humanizer/shared/admin";
import { type Expression, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ownersFound } from "./owners.ts";
import { comesAfter, countOf, type Page } from "./page.ts";

export type AdminHumanizationRow = Awaited<ReturnType<typeof findHumanizations>>[number];

const orders = {
  createdAt: sql.ref("humanizations.createdAt"),
  tone: sql.ref("humanizations.tone"),
  wordCount: sql.ref("humanizations.wordCount"),
  processingTime: sql.ref("humanizations.processingMs"),
} as const satisfies Record<HumanizationColumn, Expression<unknown>>;

/** A part of all humanizations, of users and of guests, with the beginning of the text only. */
export async function findHumanizations(
  db: Database,
  { q, sort, order, limit, offset, after }: Page<HumanizationColumn>,
) {
  const sortKey = orders[sort];
  const id = sql.ref<string>("humanizations.id");
  return await matching(db, q)
    .leftJoin("profiles", "profiles.id", "humanizations.userId")
    .select([
      "humanizations.id",
      "humanizations.userId",
      "profiles.email as userEmail",
      sql<string>`substr(original_text, 1, ${adminTextLength + 1})`.as("originalText"),
      "humanizations.tone",
      "humanizations.wordCount",
      "humanizations.processingMs",
      "humanizations.createdAt",
      "humanizations.provider",
      "humanizations.model",
      "humanizations.fallback",
      "humanizations.tokensIn",
      "humanizations.tokensOut",
      "humanizations.costMicros",
      sortKey.as("sortKey"),
    ])
    .$call((rows) => (after ? rows.where(comesAfter({ sortKey, id }, after, order)) : rows))
    .orderBy(sortKey, order)
    .orderBy(id, order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many humanizations a search finds; all without one. */
export async function countHumanizations(db: Database, q?: string): Promise<number> {
  if (q) return await countOf(matching(db, q).select((eb) => eb.fn.countAll().as("count")));
  // Both of these have an index that knows; together they would have to read the texts.
  const all = db.selectFrom("humanizations").select((eb) => eb.fn.countAll().as("count"));
  return (await countOf(all)) - (await countOf(all.where("deletedAt", "is not", null)));
}

/** Searched by owner: the texts themselves are not an admin's to search. What users deleted is gone for admins too. */
function matching(db: Database, q?: string) {
  const all = db.selectFrom("humanizations").where("humanizations.deletedAt", "is", null);
  if (!q) return all;
  return all.where("humanizations.userId", "in", ownersFound(db, q));
}
