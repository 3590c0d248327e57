import type { Insertable } from "kysely";
import type { Database, Schema } from "../../db/schema.ts";
import type { ProfileRow } from "../../identity/actor.ts";
import { keyedHash } from "../../secrets.ts";

/** The profile of an identity. */
export async function findProfile(db: Database, identity: string): Promise<ProfileRow | undefined> {
  return await db.selectFrom("profiles").selectAll().where("identity", "=", identity).executeTakeFirst();
}

/** Stores a profile; undefined if its username or its identity is taken. */
export async function insertProfile(
  db: Database,
  row: Insertable<Schema["profiles"]>,
): Promise<ProfileRow | undefined> {
  return await db
    .insertInto("profiles")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Writes what the identity provider and the edge now say of a user. */
export async function updateContact(
  db: Database,
  id: string,
  contact: Pick<ProfileRow, "email" | "displayName" | "emailVerified" | "country" | "city">,
): Promise<void> {
  await db.updateTable("profiles").set(contact).where("id", "=", id).execute();
}

/** A keyed hash that tells nobody whose it is. */
function identityHash(identity: string, secret: string): string {
  return keyedHash(`identity:${identity}`, secret);
}

/** Notes that an identity was deleted, so that a token it still has does not bring it back. */
export async function markDeleted(
  db: Database,
  identity: string,
  secret: string,
  deletedAt: number,
): Promise<void> {
  await db
    .insertInto("deletedIdentities")
    .values({ identityHash: identityHash(identity, secret), deletedAt })
    .onConflict((conflict) => conflict.column("identityHash").doUpdateSet({ deletedAt }))
    .execute();
}

/** Whether an identity was deleted after it signed in. */
export async function wasDeleted(
  db: Database,
  identity: string,
  secret: string,
  authTime: number,
): Promise<boolean> {
  const mark = await db
    .selectFrom("deletedIdentities")
    .select("deletedAt")
    .where("identityHash", "=", identityHash(identity, secret))
    .where("deletedAt", ">=", authTime)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Forgets deletions from before a time, once the tokens issued then have expired. */
export async function forgetDeleted(db: Database, before: number): Promise<void> {
  await db.deleteFrom("deletedIdentities").where("deletedAt", "<", before).execute();
}
