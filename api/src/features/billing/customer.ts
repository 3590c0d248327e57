import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { isMissing } from "./billing-errors.ts";
import { billingBusy, type CustomerLock } from "./customer-lock.ts";
import { findCustomerId, rememberCustomer } from "./customers.repository.ts";
import { requestErasure } from "./erasure.repository.ts";
import type { SyncDeps } from "./sync.service.ts";

/** The user's customer at the provider, made with the first thing they buy, and anew if somebody deleted it there. */
export async function ensureCustomer(
  deps: SyncDeps,
  profile: ProfileRow,
  lock: CustomerLock,
): Promise<string> {
  const { db, clock } = deps;
  const { stripe } = deps.billing;
  const known = await findCustomerId(db, profile.id);
  if (known !== null && (await isThere(stripe, known))) return known;
  const id = (await findForgotten(stripe, profile)) ?? (await createCustomer(stripe, profile, lock));
  const remembered = await rememberCustomer(db, { userId: profile.id, customerId: id, before: known });
  if (remembered === id) return id;
  // The account was deleted meanwhile, or another customer was made for it: nobody needs this one.
  await requestErasure(db, id, clock());
  throw remembered === null ? new AppError(401, "unauthorized", "Please sign in") : billingBusy();
}

/** A customer that was made for the user and not remembered: the answer got lost, or a crash came between. */
async function findForgotten(stripe: Stripe, { id, email }: ProfileRow): Promise<string | undefined> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.find(({ metadata }) => metadata.userId === id)?.id;
}

async function createCustomer(
  stripe: Stripe,
  { id, email, displayName }: ProfileRow,
  lock: CustomerLock,
): Promise<string> {
  await lock.assertHeld();
  const customer = await stripe.customers.create({
    email,
    ...(displayName === null ? {} : { name: displayName }),
    metadata: { userId: id },
  });
  return customer.id;
}

async function isThere(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(id)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
