import type { Database } from "../../db/schema.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { hashOf } from "../../secrets.ts";

interface NewSession {
  /** The cookie's value. */
  readonly value: string;
  readonly userId: string;
  readonly authTime: number;
  readonly expiresAt: number;
}

/** Stores a session. */
export async function insertSession(db: Database, { value, ...session }: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({ tokenHash: hashOf(value), ...session })
    .execute();
}

/** The profile behind a cookie, and when it signed in; null if the session is unknown or over. */
export async function findSession(
  db: Database,
  value: string,
  now: number,
): Promise<{ readonly profile: ProfileRow; readonly authTime: number } | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("profiles", "profiles.id", "sessions.userId")
    .selectAll("profiles")
    .select("sessions.authTime")
    .where("tokenHash", "=", hashOf(value))
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  const { authTime, ...profile } = row;
  return { profile, authTime };
}

/** Ends a session. */
export async function deleteSession(db: Database, value: string): Promise<void> {
  await db.deleteFrom("sessions").where("tokenHash", "=", hashOf(value)).execute();
}

/** Deletes sessions that are over. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom("sessions").where("expiresAt", "<=", now).execute();
}
