import type { PaymentColumn } from "@ai-humanizer/shared/admin";
import { type Selectable, sql } from "kysely";
import { containsText } from "../../db/contains-text.ts";
import type { Database, Schema } from "../../db/schema.ts";
import { ownersFound } from "./owners.ts";
import { comesAfter, countOf, type Page, type Place } from "./page.ts";

interface Owned {
  readonly userEmail: string;
}
export type PaymentRow = Selectable<Schema["payments"]> & Owned & Place;
export type SubscriptionChangeRow = Selectable<Schema["subscriptionChanges"]> & Owned & Place;

/** A part of all payments. */
export async function findPayments(
  db: Database,
  { q, sort, order, limit, offset, after }: Page<PaymentColumn>,
): Promise<PaymentRow[]> {
  const sortKey = sql.ref(`payments.${sort}`);
  const id = sql.ref<string>("payments.id");
  return await matching(db, q)
    .innerJoin("profiles", "profiles.id", "payments.userId")
    .selectAll("payments")
    .select(["profiles.email as userEmail", sortKey.as("sortKey")])
    .$call((rows) => (after ? rows.where(comesAfter({ sortKey, id }, after, order)) : rows))
    .orderBy(sortKey, order)
    .orderBy(id, order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many payments a search finds; all without one. */
export async function countPayments(db: Database, q?: string): Promise<number> {
  return await countOf(matching(db, q).select((eb) => eb.fn.countAll().as("count")));
}

function matching(db: Database, q?: string) {
  const all = db.selectFrom("payments");
  if (!q) return all;
  return all.where(({ or, ref, eb }) =>
    or([eb("payments.userId", "in", ownersFound(db, q)), containsText(ref("payments.stripePaymentId"), q)]),
  );
}

/** A part of the changes of subscriptions, the latest first, of the users that a search finds. */
export async function findSubscriptionChanges(
  db: Database,
  { limit, offset, q, after }: Pick<Page<never>, "limit" | "offset" | "q" | "after">,
): Promise<SubscriptionChangeRow[]> {
  const sortKey = sql.ref("subscriptionChanges.changedAt");
  const id = sql.ref<string>("subscriptionChanges.id");
  return await matchingChanges(db, q)
    .innerJoin("profiles", "profiles.id", "subscriptionChanges.userId")
    .selectAll("subscriptionChanges")
    .select(["profiles.email as userEmail", sortKey.as("sortKey")])
    .$call((rows) => (after ? rows.where(comesAfter({ sortKey, id }, after, "desc")) : rows))
    .orderBy(sortKey, "desc")
    .orderBy(id, "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many changes a search finds; all without one. */
export async function countSubscriptionChanges(db: Database, q?: string): Promise<number> {
  return await countOf(matchingChanges(db, q).select((eb) => eb.fn.countAll().as("count")));
}

function matchingChanges(db: Database, q?: string) {
  const all = db.selectFrom("subscriptionChanges");
  return q ? all.where("subscriptionChanges.userId", "in", ownersFound(db, q)) : all;
}
