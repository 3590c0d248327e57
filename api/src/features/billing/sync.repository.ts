import { type PlanId, plans } from "@ai-humanizer/shared";
import type { Database, SubscriptionChangeReason } from "../../db/schema.ts";
import type { CustomerState, PaymentState, SubscriptionState } from "./provider-state.ts";

/** A number higher than any before, to be taken before the provider's state is read; undefined without the customer. */
export async function takeTicket(db: Database, userId: string): Promise<number | undefined> {
  const row = await db
    .updateTable("billingCustomers")
    .set((eb) => ({ lastTicket: eb("lastTicket", "+", 1) }))
    .where("userId", "=", userId)
    .returning("lastTicket")
    .executeTakeFirst();
  return row?.lastTicket;
}

export interface StateWrite {
  readonly userId: string;
  readonly ticket: number;
  readonly state: CustomerState;
  readonly now: number;
  readonly newId: () => string;
}

/**
 * Stores a customer's state whole, unless one that was read later is stored already.
 * @returns whether anything changed
 */
export async function writeState(db: Database, write: StateWrite): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const { userId, ticket, state } = write;
    // First, so that on Postgres the row makes writers of the same customer wait for each other.
    const newest = await trx
      .updateTable("billingCustomers")
      .set({ writtenTicket: ticket })
      .where("userId", "=", userId)
      .where("writtenTicket", "<", ticket)
      .returning("userId")
      .executeTakeFirst();
    if (!newest) return false;
    const changed = await writeSubscription(trx, write);
    return (await writePayments(trx, userId, state.payments)) || changed;
  });
}

async function writeSubscription(trx: Database, write: StateWrite): Promise<boolean> {
  const { userId, state, now, newId } = write;
  const { subscription } = state;
  const before: SubscriptionState = await trx
    .selectFrom("profiles")
    .select([
      "subscriptionPlan",
      "subscriptionStatus",
      "subscriptionPeriod",
      "subscriptionPeriodEnd",
      "subscriptionEndsAt",
      "pastDueSince",
    ])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (isSame(before, subscription)) return false;
  await trx.updateTable("profiles").set(subscription).where("id", "=", userId).execute();
  const previousPlan = before.subscriptionPlan ?? "free";
  const newPlan = subscription.subscriptionPlan ?? "free";
  if (previousPlan !== newPlan) {
    const reason = reasonOf(previousPlan, newPlan, state.endedUnpaid);
    await trx
      .insertInto("subscriptionChanges")
      .values({ id: newId(), userId, previousPlan, newPlan, reason, changedAt: now })
      .execute();
  }
  return true;
}

function reasonOf(previous: PlanId, next: PlanId, endedUnpaid: boolean): SubscriptionChangeReason {
  if (next === "free") return endedUnpaid ? "payment_failed" : "canceled";
  if (previous === "free") return "subscribed";
  return plans[next].rank > plans[previous].rank ? "upgraded" : "downgraded";
}

async function writePayments(trx: Database, userId: string, payments: readonly PaymentState[]) {
  const known = await trx.selectFrom("payments").selectAll().where("userId", "=", userId).execute();
  const byId = new Map(known.map(({ userId: _, ...payment }) => [payment.id, payment]));
  const changed = payments.filter((payment) => {
    const before = byId.get(payment.id);
    return !before || !isSame(before, payment);
  });
  if (changed.length === 0) return false;
  await trx
    .insertInto("payments")
    .values(changed.map((payment) => ({ ...payment, userId })))
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        amount: eb.ref("excluded.amount"),
        refunded: eb.ref("excluded.refunded"),
        currency: eb.ref("excluded.currency"),
        plan: eb.ref("excluded.plan"),
        status: eb.ref("excluded.status"),
        stripePaymentId: eb.ref("excluded.stripePaymentId"),
        createdAt: eb.ref("excluded.createdAt"),
      })),
    )
    .execute();
  return true;
}

/** Whether two rows have the same values. */
function isSame(a: object, b: object): boolean {
  const fields = (row: object) =>
    JSON.stringify(Object.entries(row).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return fields(a) === fields(b);
}
