import { beforeEach, expect } from "vitest";
import { humanizeInit, testApp } from "./app.ts";
import { asAdmin } from "./as-admin.ts";
import { type TestDatabase, testDatabase } from "./databases.ts";
import { bearer, idToken } from "./id-token.ts";
import { newMember } from "./member.ts";

/** When the tests of the admin area happen. */
export const now = Date.parse("2026-11-21T12:00:00Z");

/** What an admin and users do in the tests of a `describe`, on a database of its own that each test finds empty. */
export function adminArea(open: () => Promise<TestDatabase>) {
  const database = testDatabase(open);
  beforeEach(async () => {
    for (const table of [
      "adminAudit",
      "humanizations",
      "profiles",
      "quotaCounters",
      "failureDays",
      "forgottenDays",
    ] as const) {
      await database.db.deleteFrom(table).execute();
    }
  });

  const app = (options = {}) => testApp({ db: database.db, clock: () => now, ...options });
  const call = (path: string, body?: object) => asAdmin(app(), path, body, now);
  const get = async (path: string) => {
    const answer = await call(`/api/admin/${path}`);
    expect(answer.status, path).toBe(200);
    return await answer.json();
  };
  const member = async (uid: string, values: object = {}) => {
    const { userId } = await newMember(database.db, { uid });
    await database.db
      .updateTable("profiles")
      .set({ createdAt: now, ...values })
      .where("id", "=", userId)
      .execute();
    return userId;
  };
  const payment = (userId: string, id: string, values: object = {}) =>
    database.db
      .insertInto("payments")
      .values({
        id,
        userId,
        amount: 999,
        currency: "usd",
        plan: "basic",
        status: "succeeded",
        stripePaymentId: `pi_${id}`,
        createdAt: now,
        ...values,
      })
      .execute();
  const subscriptionChange = (userId: string, id: string) =>
    database.db
      .insertInto("subscriptionChanges")
      .values({
        id,
        userId,
        previousPlan: "free",
        newPlan: "basic",
        reason: "subscribed",
        changedAt: now,
      })
      .execute();
  const humanize = async (uid: string, text: string) => {
    const init = humanizeInit(null, { text }, bearer(idToken({ uid, email: `${uid}@example.org`, at: now })));
    expect((await app().request("/api/humanize", init)).status).toBe(200);
  };
  return { db: () => database.db, app, call, get, member, payment, subscriptionChange, humanize };
}
