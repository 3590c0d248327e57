import type { Database } from "../../db/schema.ts";
import { hashOf } from "../../secrets.ts";

interface NewGrant {
  readonly code: string;
  readonly userId: string;
  readonly codeChallenge: string;
  readonly expiresAt: number;
}

/** Stores a grant. */
export async function insertGrant(db: Database, { code, ...grant }: NewGrant): Promise<void> {
  await db
    .insertInto("desktopGrants")
    .values({ codeHash: hashOf(code), ...grant })
    .execute();
}

/** Takes a grant out, for the one call that comes first; null if there is none, or it is too old. */
export async function takeGrant(
  db: Database,
  code: string,
  now: number,
): Promise<{ readonly identity: string; readonly codeChallenge: string } | null> {
  const grant = await db
    .deleteFrom("desktopGrants")
    .where("codeHash", "=", hashOf(code))
    .returning(["userId", "codeChallenge", "expiresAt"])
    .executeTakeFirst();
  if (!grant || grant.expiresAt <= now) return null;
  const profile = await db
    .selectFrom("profiles")
    .select("identity")
    .where("id", "=", grant.userId)
    .executeTakeFirst();
  return profile ? { identity: profile.identity, codeChallenge: grant.codeChallenge } : null;
}

/** Deletes grants that nobody took. */
export async function deleteExpiredGrants(db: Database, now: number): Promise<void> {
  await db.deleteFrom("desktopGrants").where("expiresAt", "<=", now).execute();
}
