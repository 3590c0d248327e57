import type { Database } from "../db/schema.ts";
import { findSession } from "../features/auth/session.repository.ts";
import { ensureProfile, type Location } from "../features/profile/profile.service.ts";
import { effectivePlan } from "../features/subscription/effective-plan.ts";
import { cookieIn } from "../http/cookies.ts";
import type { Account, Identify, ProfileRow, SignIn } from "./actor.ts";
import { bearerIn } from "./bearer.ts";
import { guestSessionIn } from "./guest-session.ts";
import type { VerifyToken } from "./verify-token.ts";

interface IdentifyDeps {
  readonly db: Database;
  readonly verifyToken: VerifyToken;
  readonly sessionCookie: string;
  /** Lower-case e-mails. */
  readonly adminEmails: readonly string[];
  readonly secret: string;
  /** Where a call came from. */
  readonly locationOf: (headers: Headers) => Location | null;
  readonly clock: () => number;
  readonly newId: () => string;
}

/**
 * Users by their bearer token or by the demo session's cookie, else guests by the header `x-guest-session`. The first
 * call with a new identity creates its profile.
 */
export function createIdentify(deps: IdentifyDeps): Identify {
  return async (headers) => {
    const guestSession = guestSessionIn(headers);
    const account =
      (await accountByToken(deps, headers, guestSession)) ?? (await accountByCookie(deps, headers));
    if (account) return { actor: account.member, account };
    return {
      actor: guestSession === null ? null : { kind: "guest", sessionId: guestSession },
      account: null,
    };
  };
}

async function accountByToken(
  deps: IdentifyDeps,
  headers: Headers,
  guestSession: string | null,
): Promise<Account | null> {
  const token = bearerIn(headers);
  if (token === null) return null;
  const identity = await deps.verifyToken(token);
  const profile = await ensureProfile(
    deps,
    { ...identity, location: deps.locationOf(headers) },
    guestSession,
  );
  const { authTime, emailVerified } = identity;
  return toAccount(deps, profile, { via: "token", authTime, emailVerified });
}

async function accountByCookie(deps: IdentifyDeps, headers: Headers): Promise<Account | null> {
  const value = cookieIn(headers, deps.sessionCookie);
  const found = value === null ? null : await findSession(deps.db, value, deps.clock());
  if (!found) return null;
  return toAccount(deps, found.profile, { via: "session", authTime: found.authTime, emailVerified: false });
}

function toAccount({ adminEmails, clock }: IdentifyDeps, profile: ProfileRow, signIn: SignIn): Account {
  const isAdmin = signIn.emailVerified && adminEmails.includes(profile.email.toLowerCase());
  const member = {
    kind: isAdmin ? "admin" : "user",
    userId: profile.id,
    plan: effectivePlan(profile, clock()),
    bonus: profile.bonusGranted,
  } as const;
  return { member, profile, signIn };
}
