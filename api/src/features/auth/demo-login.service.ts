import type { LoginRequest } from "@ai-humanizer/shared";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { isSameSecret } from "../../secrets.ts";
import { dayMs } from "../../time.ts";
import { ensureProfile } from "../profile/profile.service.ts";
import { countAttempt, forgetFailures } from "./login-lock.repository.ts";
import { insertSession } from "./session.repository.ts";

/** How long a demo session lasts. */
export const sessionMs = 7 * dayMs;

export interface DemoLoginDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly secret: string;
  /** Null where there is no demo login. */
  readonly demo: LoginRequest | null;
}

interface Attempt {
  readonly request: LoginRequest;
  readonly addressKey: string;
  readonly guestSession: string | null;
  /** The value of the session's cookie, random. */
  readonly cookie: string;
}

/** Logs the demo user in: stores the session. Throws an AppError: 401, 404 without a demo login, 429 if locked. */
export async function logIn(deps: DemoLoginDeps, attempt: Attempt): Promise<void> {
  const { db, demo, clock } = deps;
  if (!demo) throw new AppError(404, "not_found", "There is no demo login here");
  const now = clock();
  const lockedMs = await countAttempt(db, attempt.addressKey, now);
  if (lockedMs > 0) throw locked(lockedMs);
  if (!matches(demo, attempt.request)) {
    throw new AppError(401, "invalid_credentials", "Invalid email or password");
  }
  await forgetFailures(db, attempt.addressKey);
  const identity = {
    key: `demo:${demo.email}`,
    email: demo.email,
    // Nobody has shown that it is theirs.
    emailVerified: false,
    displayName: "Demo user",
    authTime: now,
    location: null,
  };
  const profile = await ensureProfile(deps, identity, attempt.guestSession);
  await insertSession(db, {
    value: attempt.cookie,
    userId: profile.id,
    authTime: now,
    expiresAt: now + sessionMs,
  });
}

function locked(lockedMs: number): AppError {
  const minutes = Math.ceil(lockedMs / 60_000);
  const message = `Too many failed logins. Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`;
  return new AppError(429, "login_locked", message, { retryAfterSeconds: Math.ceil(lockedMs / 1000) });
}

/** Compares in the same time, whatever is wrong. */
function matches(demo: LoginRequest, request: LoginRequest): boolean {
  const email = isSameSecret(demo.email.toLowerCase(), request.email.trim().toLowerCase());
  const password = isSameSecret(demo.password, request.password);
  return email && password;
}
