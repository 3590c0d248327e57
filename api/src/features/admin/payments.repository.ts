import type { PaymentColumn } from "@ai-humanizer/shared/admin";
import type { Selectable } from "kysely";
import { containsText } from "../../db/contains-text.ts";
import type { Database, Schema } from "../../db/schema.ts";
import { countOf, type Page } from "./page.ts";

export type PaymentRow = Selectable<Schema["payments"]>;
export type SubscriptionChangeRow = Selectable<Schema["subscriptionChanges"]>;

/** A part of all payments. */
export async function findPayments(db: Database, page: Page<PaymentColumn>): Promise<PaymentRow[]> {
  return await matching(db, page.q)
    .selectAll()
    .orderBy(page.sort, page.order)
    .orderBy("id", page.order)
    .limit(page.limit)
    .offset(page.offset)
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
    or([
      containsText(ref("payments.userId"), q),
      containsText(ref("payments.stripePaymentId"), q),
      eb("payments.userId", "in", (of) =>
        of
          .selectFrom("profiles")
          .select("profiles.id")
          .where((profile) => containsText(profile.ref("profiles.email"), q)),
      ),
    ]),
  );
}

/** The latest changes of subscriptions. */
export async function findSubscriptionChanges(
  db: Database,
  { limit, offset }: Pick<Page<never>, "limit" | "offset">,
): Promise<SubscriptionChangeRow[]> {
  return await db
    .selectFrom("subscriptionChanges")
    .selectAll()
    .orderBy("changedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countSubscriptionChanges(db: Database): Promise<number> {
  return await countOf(db.selectFrom("subscriptionChanges").select((eb) => eb.fn.countAll().as("count")));
}
