import type Stripe from "stripe";
import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { isMissing } from "./billing-errors.ts";
import { findCustomerId, rememberCustomer } from "./customers.repository.ts";
import { requestErasure } from "./erasure.repository.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { SyncDeps } from "./sync.service.ts";

/**
 * The user's customer at the provider, made with the first thing they buy, and anew if somebody deleted it there. Call
 * it under the user's lock.
 */
export async function ensureCustomer(deps: SyncDeps, profile: ProfileRow): Promise<string> {
  const { db, billing, clock } = deps;
  const known = await findCustomerId(db, profile.id);
  if (known !== null && (await isThere(billing.stripe, known))) return known;
  const params = {
    email: profile.email,
    ...(profile.displayName === null ? {} : { name: profile.displayName }),
    metadata: { userId: profile.id },
  };
  // The key names the user and the customer before: whoever crashed before remembering gets the same one again.
  const key = { idempotencyKey: idempotencyKey("customer", params, known ?? "") };
  const { id } = await billing.stripe.customers.create(params, key);
  const remembered = await rememberCustomer(db, { userId: profile.id, customerId: id, before: known });
  if (remembered === id) return id;
  // The account was deleted meanwhile.
  await requestErasure(db, id, clock());
  throw new AppError(401, "unauthorized", "Please sign in");
}

async function isThere(stripe: Stripe, id: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(id)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
