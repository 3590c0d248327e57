import { beforeEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import { audienceSize, chooseRecipients } from "./audience.ts";
import { emailHash } from "./email-hash.ts";
import { suppress } from "./suppression.repository.ts";

const secret = "a secret of at least 32 characters";
/** More than are read at once. */
const users = 1100;

describe.each(databases)("choosing recipients on $name", ({ open }) => {
  const database = testDatabase(open);
  beforeEach(async () => {
    await database.db.deleteFrom("profiles").execute();
    await database.db.deleteFrom("mailSuppressions").execute();
    const rows = Array.from({ length: users }, (_, n) => ({
      id: `id${n}`,
      identity: `firebase:${n}`,
      username: `user${n}`,
      email: `User${n}@example.org`,
      displayName: null,
      firstAuthTime: 1,
      createdAt: n,
      // The latter half: they come last.
      emailVerified: n < 600 ? 1 : 0,
      lastMailedAt: n < 3 ? 1 : null,
    }));
    for (let from = 0; from < users; from += 100) {
      await database.db
        .insertInto("profiles")
        .values(rows.slice(from, from + 100))
        .execute();
    }
  });

  const choose = (limit: number) => chooseRecipients(database.db, "all", limit, secret);

  it("goes through all of an audience, however many there are", async () => {
    const chosen = await choose(1000);
    expect(new Set(chosen.map(({ email }) => email)).size).toBe(600);
    expect(chosen).toHaveLength(600);
    expect(chosen[0]).toEqual({ userId: "id3", email: "user3@example.org" });
    expect(chosen.slice(-3).map(({ userId }) => userId)).toEqual(["id0", "id1", "id2"]);
  });

  it("fills up with others in place of those who want no mail", async () => {
    for (let n = 3; n < 503; n++) {
      const hash = emailHash(`user${n}@example.org`, secret);
      await suppress(database.db, { emailHash: hash, reason: "unsubscribed", createdAt: 1 });
    }
    const chosen = await choose(2);
    expect(chosen.map(({ userId }) => userId)).toEqual(["id503", "id504"]);
    expect(await audienceSize(database.db, "all", secret)).toBe(100);
  });

  it("leaves nobody out where accounts are deleted while it reads", async () => {
    let pages = 0;
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        pages += 1;
        const gone = Array.from({ length: 10 }, (_, n) => `id${n + 3}`);
        if (pages === 1) await database.db.deleteFrom("profiles").where("id", "in", gone).execute();
        return result;
      },
    });
    const chosen = await chooseRecipients(db, "all", 1000, secret);
    expect(chosen).toHaveLength(600);
  });
});
