import { describe, expect, it } from "vitest";
import { aroundTransactions } from "../../../test/around-transactions.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/schema.ts";
import { eraseUser } from "../account/erase.repository.ts";
import { findProfile, markDeleted } from "./profile.repository.ts";
import { ensureProfile } from "./profile.service.ts";

const secret = "s";

describe.each(databases)("a first sign-in on $name", ({ open }) => {
  const database = testDatabase(open);

  const authTime = 1000;
  const identity = {
    key: "firebase:ines",
    email: "ines@example.org",
    emailVerified: true,
    displayName: null,
    authTime,
    location: null,
  };
  const signIn = (db: Database) =>
    ensureProfile({ db, clock: () => authTime, newId: () => crypto.randomUUID(), secret }, identity, null);

  it("brings no account back that another call of it made, and that was deleted, meanwhile", async () => {
    const { db } = database;
    const slow = aroundTransactions(db, {
      "before 1": async () => {
        const { id } = await signIn(db);
        await db.transaction().execute(async (trx) => {
          await eraseUser(trx, id, authTime + 1);
          await markDeleted(trx, identity.key, secret, authTime + 1);
        });
      },
    });
    await expect(signIn(slow)).rejects.toMatchObject({ status: 401, code: "invalid_token" });
    expect(await findProfile(db, identity.key)).toBeUndefined();
  });
});
