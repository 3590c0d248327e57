import { isDeepStrictEqual } from "node:util";
import { guestTrial } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { type ProfileRow, userSubject } from "../../identity/actor.ts";
import { invalidToken, type TokenIdentity } from "../../identity/verify-token.ts";
import { markFirst } from "../humanize/humanize.repository.ts";
import { insertTotals, noTotals } from "../stats/totals.repository.ts";
import { adoptHistory, claimBonus } from "./guest-heritage.repository.ts";
import { findProfile, insertProfile, updateContact, wasDeleted } from "./profile.repository.ts";
import { usernameCandidates } from "./username.ts";

interface SignInDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly secret: string;
}

/** Where a call came from, as the edge tells it. */
export interface Location {
  /** A country's code. */
  readonly country: string;
  readonly city: string | null;
}

interface Identity extends TokenIdentity {
  /** Null where nobody tells. */
  readonly location: Location | null;
}

/**
 * The profile of an identity, made at its first sign-in: with a username of its own, and with the history and the bonus
 * of the guest session it comes from. Calls at the same time get the same profile.
 */
export async function ensureProfile(
  deps: SignInDeps,
  identity: Identity,
  guestSession: string | null,
): Promise<ProfileRow> {
  const known = await findProfile(deps.db, identity.key);
  if (known) return await withContact(deps.db, known, identity);

  const randomEnd = () => deps.newId().replaceAll("-", "").slice(-6);
  for (const username of usernameCandidates(identity.email, randomEnd)) {
    const created = await create(deps, identity, username, guestSession);
    if (created) return created;
    const other = await findProfile(deps.db, identity.key);
    if (other) return other;
  }
  throw new Error("there is no end of usernames to try");
}

/** Makes the profile with all that belongs to it; undefined if its username or its identity is taken. */
async function create(
  { db, clock, newId, secret }: SignInDeps,
  identity: Identity,
  username: string,
  guestSession: string | null,
): Promise<ProfileRow | undefined> {
  const createdAt = clock();
  return await db.transaction().execute(async (trx) => {
    const profile = await insertProfile(trx, {
      id: newId(),
      identity: identity.key,
      username,
      email: identity.email,
      displayName: identity.displayName,
      emailVerified: Number(identity.emailVerified),
      ...identity.location,
      firstAuthTime: identity.authTime,
      createdAt,
    });
    if (!profile) return undefined;
    // Only now, with the identity held: it may have been made and deleted by others meanwhile.
    if (await wasDeleted(trx, identity.key, secret, identity.authTime)) throw invalidToken();
    const heritage = guestSession === null ? noTotals : await adoptHistory(trx, guestSession, profile.id);
    await insertTotals(trx, profile.id, heritage);
    if (guestSession === null) return profile;
    if (heritage.rewrites > 0) await markFirst(trx, userSubject(profile.id), createdAt);
    return (await claimBonus(trx, guestSession, profile.id, guestTrial.signupBonus)) ?? profile;
  });
}

/** The profile with what this visit tells of its user, stored if that is new. */
async function withContact(db: Database, profile: ProfileRow, identity: Identity): Promise<ProfileRow> {
  const { email, displayName, emailVerified, location } = identity;
  const { country, city } = location ?? profile;
  const contact = { email, displayName, emailVerified: Number(emailVerified), country, city };
  const known = { ...profile, ...contact };
  if (isDeepStrictEqual(known, profile)) return profile;
  await updateContact(db, profile.id, contact);
  return known;
}
