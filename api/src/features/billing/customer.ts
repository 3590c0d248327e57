import { AppError } from "../../errors.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { findCustomerId, rememberCustomer } from "./customers.repository.ts";
import { requestErasure } from "./erasure.repository.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import type { SyncDeps } from "./sync.service.ts";

/** The user's customer at the provider, made with the first thing they buy. Call it under the user's lock. */
export async function ensureCustomer(deps: SyncDeps, profile: ProfileRow): Promise<string> {
  const { db, billing, clock } = deps;
  const known = await findCustomerId(db, profile.id);
  if (known !== null) return known;
  const params = {
    email: profile.email,
    ...(profile.displayName === null ? {} : { name: profile.displayName }),
    metadata: { userId: profile.id },
  };
  // The key names the user: whoever crashed before remembering the customer gets the same one again.
  const key = { idempotencyKey: idempotencyKey("customer", params) };
  const { id } = await billing.stripe.customers.create(params, key);
  const remembered = await rememberCustomer(db, profile.id, id);
  if (remembered === id) return id;
  // The account was deleted meanwhile.
  await requestErasure(db, id, clock());
  throw new AppError(401, "unauthorized", "Please sign in");
}
