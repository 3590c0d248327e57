import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { Account } from "../../identity/actor.ts";
import type { SignCustomToken } from "../../identity/custom-token.ts";
import { insertGrant, takeGrant } from "./grant.repository.ts";

/** How long a code holds, in ms. */
export const codeMs = 60_000;

export interface DesktopSignInDeps {
  readonly db: Database;
  readonly clock: () => number;
  /** Null where no token can be signed: then nobody signs in on a desktop. */
  readonly signCustomToken: SignCustomToken | null;
}

const firebasePrefix = "firebase:";

/** A code by which whoever knows the challenge's verifier can sign in as the user. */
export async function grant(
  { db, clock, signCustomToken }: DesktopSignInDeps,
  { profile }: Account,
  codeChallenge: string,
): Promise<string> {
  if (!signCustomToken) throw signInOff();
  if (!profile.identity.startsWith(firebasePrefix)) {
    const message = "The demo account can't sign in on a desktop. Please use your own account.";
    throw new AppError(403, "demo_not_allowed", message);
  }
  const code = randomBytes(32).toString("base64url");
  await insertGrant(db, { code, userId: profile.id, codeChallenge, expiresAt: clock() + codeMs });
  return code;
}

/** The custom token for a code. A code is good for one try, whether it succeeds or not. */
export async function exchange(
  { db, clock, signCustomToken }: DesktopSignInDeps,
  { code, codeVerifier }: { readonly code: string; readonly codeVerifier: string },
): Promise<string> {
  if (!signCustomToken) throw signInOff();
  const found = await takeGrant(db, code, clock());
  const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
  if (found?.codeChallenge !== challenge) {
    throw new AppError(400, "invalid_grant", "This sign-in is no longer valid. Please start it again.");
  }
  return await signCustomToken(found.identity.slice(firebasePrefix.length), clock());
}

const signInOff = () =>
  new AppError(503, "desktop_sign_in_off", "Signing in on a desktop is not set up on this server.");
