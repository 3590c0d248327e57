import type { UserColumn } from "@ai-humanizer/shared/admin";
import { type Expression, sql } from "kysely";
import { containsText } from "../../db/contains-text.ts";
import type { Database } from "../../db/schema.ts";
import { comesAfter, countOf, type Page } from "./page.ts";

export type UserRow = Awaited<ReturnType<typeof findUsers>>[number];

const orders = {
  createdAt: sql.ref("profiles.createdAt"),
  email: sql`fold_case(${sql.ref("profiles.email")})`,
  // Who never subscribed is shown as free.
  subscriptionPlan: sql`coalesce(${sql.ref("profiles.subscriptionPlan")}, 'free')`,
  monthlyUsage: sql`coalesce(${sql.ref("quotaCounters.used")}, 0)`,
  country: sql.ref("profiles.country"),
} as const satisfies Record<UserColumn, Expression<unknown>>;

/** A part of all users, with what they used in a month, such as "2025-11". */
export async function findUsers(
  db: Database,
  { q, sort, order, limit, offset, after }: Page<UserColumn>,
  month: string,
) {
  const sortKey = orders[sort];
  const id = sql.ref<string>("profiles.id");
  return await matching(db, q)
    .leftJoin("quotaCounters", (join) =>
      join
        .on("quotaCounters.subject", "=", sql<string>`'user:' || profiles.id`)
        .on("quotaCounters.period", "=", month),
    )
    .select((eb) => [
      "profiles.id",
      "profiles.email",
      "profiles.username",
      "profiles.displayName",
      "profiles.subscriptionPlan",
      "profiles.country",
      "profiles.city",
      "profiles.createdAt",
      eb.fn.coalesce("quotaCounters.used", sql<number>`0`).as("monthlyUsage"),
      sortKey.as("sortKey"),
    ])
    .$call((users) => (after ? users.where(comesAfter({ sortKey, id }, after, order)) : users))
    // The databases sort unknown values differently: here they come last.
    .orderBy(sortKey, (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast())
    .orderBy(id, order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many users a search finds; all without one. */
export async function countUsers(db: Database, q?: string): Promise<number> {
  return await countOf(matching(db, q).select((eb) => eb.fn.countAll().as("count")));
}

function matching(db: Database, q?: string) {
  const users = db.selectFrom("profiles");
  if (!q) return users;
  return users.where(({ or, ref }) =>
    or([
      containsText(ref("profiles.email"), q),
      containsText(ref("profiles.username"), q),
      containsText(ref("profiles.displayName"), q),
    ]),
  );
}
