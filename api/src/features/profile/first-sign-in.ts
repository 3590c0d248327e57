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

type Identity = Omit<TokenIdentity, "emailVerified">;

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
  if (await wasDeleted(deps.db, identity.key, deps.secret, identity.authTime)) throw invalidToken();

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
  { db, clock, newId }: SignInDeps,
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
      firstAuthTime: identity.authTime,
      createdAt,
    });
    if (!profile) return undefined;
    const heritage = guestSession === null ? noTotals : await adoptHistory(trx, guestSession, profile.id);
    await insertTotals(trx, profile.id, heritage);
    if (guestSession === null) return profile;
    if (heritage.rewrites > 0) await markFirst(trx, userSubject(profile.id), createdAt);
    return (await claimBonus(trx, guestSession, profile.id, guestTrial.signupBonus)) ?? profile;
  });
}

async function withContact(db: Database, profile: ProfileRow, identity: Identity): Promise<ProfileRow> {
  const { email, displayName } = identity;
  if (profile.email === email && profile.displayName === displayName) return profile;
  await updateContact(db, profile.id, { email, displayName });
  return { ...profile, email, displayName };
}
