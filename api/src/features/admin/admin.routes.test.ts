import {
  adminHumanizationsSchema,
  adminPaymentsSchema,
  adminUsersSchema,
  auditSchema,
  overviewSchema,
} from "@ai-humanizer/shared/admin";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { asAdmin } from "../../../test/as-admin.ts";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { fakeHumanizer } from "../../../test/fake-humanizer.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { newMember } from "../../../test/member.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const dayMs = 86_400_000;

describe.each(databases)("the admin area on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.drop());
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
  const humanize = async (uid: string, text: string) => {
    const init = humanizeInit(null, { text }, bearer(idToken({ uid, email: `${uid}@example.org`, at: now })));
    expect((await app().request("/api/humanize", init)).status).toBe(200);
  };

  it("lists users with plan, usage, place and time, newest first", async () => {
    await member("ana", { createdAt: now - 2000, country: "NL", city: "Utrecht" });
    await member("maya", { createdAt: now - 1000, subscriptionPlan: "premium" });
    await humanize("maya", "We utilize tools.");
    const { users, total, found, sorted } = adminUsersSchema.parse(await get("users"));
    const known = users.filter(({ username }) => username !== "admin");
    expect(known.map(({ username }) => username)).toEqual(["maya", "ana"]);
    expect(known[0]).toMatchObject({
      email: "maya@example.org",
      subscriptionPlan: "premium",
      monthlyUsage: 1,
    });
    expect(known[1]).toMatchObject({
      monthlyUsage: 0,
      country: "NL",
      city: "Utrecht",
      subscriptionPlan: null,
    });
    expect(known[1]?.createdAt).toBe(new Date(now - 2000).toISOString());
    expect([total, found, sorted]).toEqual([3, 3, "newest signups first"]);
  });

  it("pages, searches and sorts users", async () => {
    for (let n = 0; n < 5; n++) await member(`user${n}`, { createdAt: now - n * 1000 });
    const names = async (query: string) => {
      const { users, found } = adminUsersSchema.parse(await get(`users?${query}`));
      return [...users.map(({ username }) => username), found];
    };
    expect(await names("q=USER&limit=2&offset=1")).toEqual(["user1", "user2", 5]);
    expect(await names("q=user&sort=email&order=asc&limit=2")).toEqual(["user0", "user1", 5]);
    expect(await names("q=user3%40example")).toEqual(["user3", 1]);
    expect(await names("q=100%25_")).toEqual([0]);
    await humanize("user4", "We utilize tools.");
    expect(await names("q=user&sort=monthlyUsage&limit=1")).toEqual(["user4", 5]);
  });

  it("sorts who never subscribed among the free, and places that nobody knows last", async () => {
    await member("ana", { subscriptionPlan: "free", country: "NL", createdAt: now - 3000 });
    await member("bo", { subscriptionPlan: "premium", country: null, createdAt: now - 2000 });
    await member("cy", { subscriptionPlan: null, country: "DE", createdAt: now - 1000 });
    await member("Di", { subscriptionPlan: "basic", email: "Di@example.org", country: null });
    const sorted = async (sort: string) => {
      const { users } = adminUsersSchema.parse(await get(`users?q=example.org&sort=${sort}`));
      return users.map((user) => [user.email.slice(0, 2), user.subscriptionPlan ?? "free", user.country]);
    };
    const plans = async (order: string) =>
      (await sorted(`subscriptionPlan&order=${order}`)).map(([, plan]) => plan);
    expect(await plans("asc")).toEqual(["basic", "free", "free", "premium"]);
    expect(await plans("desc")).toEqual(["premium", "free", "free", "basic"]);
    const places = async (order: string) =>
      (await sorted(`country&order=${order}`)).map(([, , place]) => place);
    expect(await places("asc")).toEqual(["DE", "NL", null, null]);
    expect(await places("desc")).toEqual(["NL", "DE", null, null]);
    const emails = (await sorted("email&order=asc")).map(([email]) => email);
    expect(emails).toEqual(["an", "bo", "cy", "Di"]);
  });

  it.each(["limit=0", "limit=501", "limit=x", "offset=-1", "sort=identity", "order=up"])(
    "refuses %s",
    async (query) => {
      for (const list of ["users", "humanizations", "payments"]) {
        const answer = await call(`/api/admin/${list}?${query}`);
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: "validation_failed" });
      }
    },
  );

  it.each([
    "audit?limit=0",
    "audit?limit=501",
    "audit?offset=-1",
    "overview?days=0",
    "overview?days=366",
    "overview?days=x",
  ])("refuses %s", async (path) => {
    const answer = await call(`/api/admin/${path}`);
    expect(answer.status).toBe(422);
  });

  it("takes the longest page, and 25 rows without a word", async () => {
    for (let n = 0; n < 30; n++) await member(`user${n}`);
    expect(adminUsersSchema.parse(await get("users")).users).toHaveLength(25);
    expect(adminUsersSchema.parse(await get("users?limit=500")).users).toHaveLength(31);
    expect(adminUsersSchema.parse(await get("users?limit=1")).users).toHaveLength(1);
  });

  it("lists humanizations of users and guests, with the beginning of the text only", async () => {
    await member("maya");
    await humanize("maya", `We utilize ${"tools ".repeat(30)}`);
    await app().request(
      "/api/humanize",
      humanizeInit(crypto.randomUUID(), { text: "A guest's text to utilize" }),
    );
    const { humanizations, total } = adminHumanizationsSchema.parse(await get("humanizations"));
    expect(total).toBe(2);
    const mine = humanizations.find(({ userEmail }) => userEmail === "maya@example.org");
    expect(mine).toMatchObject({ tone: "casual", wordCount: 32, processingTime: 12, provider: "local" });
    expect(mine).toMatchObject({ tokensIn: 0, tokensOut: 0, costMicros: 0, model: null, fallback: false });
    const took = { model: "scripted", tokensIn: 1200, tokensOut: 300, costMicros: 960 };
    await database.db
      .updateTable("humanizations")
      .set({ ...took, provider: "openai", fallback: 1 })
      .where("userId", "is", null)
      .execute();
    const again = adminHumanizationsSchema.parse(await get("humanizations")).humanizations;
    expect(again.find(({ userId }) => userId === null)).toMatchObject({
      ...took,
      provider: "openai",
      fallback: true,
    });
    expect(mine?.originalText).toBe(`${`We utilize ${"tools ".repeat(30)}`.slice(0, 80)}…`);
    expect(humanizations.find(({ userId }) => userId === null)).not.toHaveProperty("userEmail");
    const search = adminHumanizationsSchema.parse(await get("humanizations?q=maya@"));
    expect(search).toMatchObject({ total: 2, found: 1 });
    // The texts are not an admin's to search.
    expect(adminHumanizationsSchema.parse(await get("humanizations?q=guest"))).toMatchObject({ found: 0 });
    const own = bearer(idToken({ uid: "maya", email: "maya@example.org", at: now }));
    await app().request(`/api/history/${mine?.id}`, { method: "DELETE", headers: own });
    const left = adminHumanizationsSchema.parse(await get("humanizations"));
    expect(left).toMatchObject({ total: 1, humanizations: [{ userId: null }] });
  });

  it("lists payments, and how subscriptions changed", async () => {
    const userId = await member("maya");
    await payment(userId, "in_1", { createdAt: now - 1000 });
    await payment(userId, "in_2", { status: "failed", amount: 1499 });
    await database.db
      .insertInto("subscriptionChanges")
      .values({
        id: "s",
        userId,
        previousPlan: "free",
        newPlan: "basic",
        reason: "subscribed",
        changedAt: now,
      })
      .execute();
    const answer = adminPaymentsSchema.parse(await get("payments"));
    expect(answer.payments.map(({ id }) => id)).toEqual(["in_2", "in_1"]);
    expect(answer.payments[1]).toMatchObject({
      userId,
      amount: 999,
      currency: "usd",
      stripePaymentId: "pi_in_1",
    });
    expect(answer.subscriptions).toEqual([
      {
        id: "s",
        userId,
        previousPlan: "free",
        newPlan: "basic",
        reason: "subscribed",
        changedAt: new Date(now).toISOString(),
      },
    ]);
    expect(answer).toMatchObject({ total: 2, found: 2, subscriptionsTotal: 1, subscriptionsFound: 1 });
    expect(
      adminPaymentsSchema.parse(await get("payments?q=maya&sort=amount&order=asc&limit=1")),
    ).toMatchObject({
      payments: [{ id: "in_1" }],
      found: 2,
    });
  });

  it("pages and searches the changes of subscriptions by themselves", async () => {
    const ana = await member("ana");
    const maya = await member("maya");
    const changes = Array.from({ length: 5 }, (_, n) => ({
      id: `s${n}`,
      userId: n === 3 ? ana : maya,
      previousPlan: "free" as const,
      newPlan: "basic" as const,
      reason: "subscribed" as const,
      changedAt: now - n,
    }));
    await database.db.insertInto("subscriptionChanges").values(changes).execute();
    const ids = async (query: string) => {
      const answer = adminPaymentsSchema.parse(await get(`payments?${query}`));
      return [...answer.subscriptions.map(({ id }) => id), answer.subscriptionsFound];
    };
    expect(await ids("limit=2")).toEqual(["s0", "s1", 5]);
    expect(await ids("limit=2&changesOffset=2&offset=40")).toEqual(["s2", "s3", 5]);
    expect(await ids("limit=2&q=ANA")).toEqual(["s3", 1]);
    const csv = await (await call("/api/admin/subscriptions/export?q=ana")).text();
    expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
    expect((await call("/api/admin/payments?changesOffset=-1")).status).toBe(422);
  });

  it("sums up the days: signups, conversion, humanizations, failures, revenue", async () => {
    const paying = await member("ana", { createdAt: now - dayMs });
    await member("maya", { createdAt: now - dayMs });
    await payment(paying, "in_1", { createdAt: now - dayMs });
    await payment(paying, "in_2");
    await payment(paying, "in_3", { status: "failed" });
    await humanize("ana", "We utilize tools.");
    const broken = fakeHumanizer(() => {
      throw new Error("broken");
    });
    const session = crypto.randomUUID();
    const failing = await app({ humanizer: broken }).request("/api/humanize", humanizeInit(session));
    expect(failing.status).toBe(500);
    // Not a failure of ours.
    const empty = humanizeInit(session, { text: " " });
    expect((await app().request("/api/humanize", empty)).status).toBe(422);
    const { days } = overviewSchema.parse(await get("overview?days=3"));
    expect(days).toEqual([
      {
        day: "2026-11-19",
        signups: 0,
        converted: 0,
        humanizations: 0,
        failures: 0,
        revenue: 0,
        failedPayments: 0,
      },
      {
        day: "2026-11-20",
        signups: 2,
        converted: 1,
        humanizations: 0,
        failures: 0,
        revenue: 999,
        failedPayments: 0,
      },
      // The admin signed up today.
      {
        day: "2026-11-21",
        signups: 1,
        converted: 0,
        humanizations: 1,
        failures: 1,
        revenue: 999,
        failedPayments: 1,
      },
    ]);
  });

  it("keeps the past as it was when accounts and texts are deleted, and nobody's name with it", async () => {
    const paying = await member("ana", { createdAt: now - dayMs });
    await payment(paying, "in_1", { createdAt: now - dayMs });
    await payment(paying, "in_2", { status: "failed" });
    await member("maya");
    const own = (uid: string) => bearer(idToken({ uid, email: `${uid}@example.org`, at: now }));
    for (const uid of ["ana", "maya", "maya"]) await humanize(uid, "We utilize tools.");
    const guests = await app().request(
      "/api/humanize",
      humanizeInit(crypto.randomUUID(), { text: "We utilize it." }),
    );
    expect(guests.status).toBe(200);
    const before = overviewSchema.parse(await get("overview?days=2"));
    expect(before.days).toMatchObject([
      { signups: 1, converted: 1, revenue: 999 },
      { signups: 2, humanizations: 4, failedPayments: 1 },
    ]);

    const init = { method: "DELETE", headers: { ...own("ana"), "content-type": "application/json" } };
    const body = JSON.stringify({ confirm: "ana@example.org" });
    expect((await app().request("/api/account", { ...init, body })).status).toBe(200);
    const [mine] = await database.db
      .selectFrom("humanizations")
      .select("id")
      .where("userId", "is not", null)
      .execute();
    await app().request(`/api/history/${mine?.id}`, { method: "DELETE", headers: own("maya") });
    for (let round = 0; round < 2; round++) {
      await maintain({
        db: database.db,
        clock: () => now + dayMs,
        log: createLogger("silent"),
        guestHistoryDays: 0,
      });
    }
    expect(await database.db.selectFrom("humanizations").select("id").execute()).toHaveLength(1);
    expect(overviewSchema.parse(await get("overview?days=2"))).toEqual(before);
  });

  it("exports all that a search finds as CSV that no spreadsheet takes for a formula", async () => {
    for (let n = 0; n < 3; n++) await member(`user${n}`, { city: `=1+1"${n}` });
    const answer = await call("/api/admin/users/export?q=user&sort=email&order=asc&limit=1");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="users.csv"');
    const [head, ...lines] = (await answer.text()).trimEnd().split("\r\n");
    expect(head).toContain('"id","email","username","subscriptionPlan","monthlyUsage"');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`"user0@example.org","user0","",0,"","'=1+1""0"`);
    for (const list of ["humanizations", "payments", "subscriptions"]) {
      expect((await call(`/api/admin/${list}/export`)).status).toBe(200);
    }
  });

  it("exports more rows than it reads at once", async () => {
    const userId = await member("maya");
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      id: `in_${n}`,
      userId,
      amount: n,
      currency: "usd",
      plan: "basic" as const,
      status: "succeeded" as const,
      stripePaymentId: `pi_${n}`,
      createdAt: now - (n % 7),
    }));
    for (let from = 0; from < rows.length; from += 500) {
      await database.db
        .insertInto("payments")
        .values(rows.slice(from, from + 500))
        .execute();
    }
    const csv = await (await call("/api/admin/payments/export")).text();
    expect(new Set(csv.trimEnd().split("\r\n")).size).toBe(1204);
  });

  it("writes down what admins do, each once an hour, and never what they search for", async () => {
    for (let n = 0; n < 3; n++) await get("users?limit=50");
    await get("users?q=somebody");
    await call("/api/admin/campaigns/none");
    await call("/api/test-email", { email: "maya@example.org", type: "promotional" });
    await call("/api/test-email", { email: "maya@example.org", type: "promotional" });
    const { entries, total } = auditSchema.parse(await get("audit?limit=100"));
    const found = entries.map(({ action, status, times }) => [action, status, times]);
    expect(found).toEqual(
      expect.arrayContaining([
        ["GET /api/admin/users", 200, 3],
        ["GET /api/admin/users", 200, 1],
        ["GET /api/admin/campaigns/:id", 404, 1],
        ["POST /api/test-email", 200, 1],
      ]),
    );
    expect(total).toBe(5);
    expect(entries.every(({ adminEmail }) => adminEmail === "admin@example.com")).toBe(true);
    expect(JSON.stringify(entries)).not.toContain("somebody");
    expect(JSON.stringify(entries)).toContain("searched");
  });

  it("learns a user's place from the edge, if a trusted proxy stands in front", async () => {
    const visit = async (uid: string, env: Record<string, string>, headers: Record<string, string>) => {
      const own = { ...bearer(idToken({ uid, at: now })), ...headers };
      await app({ env }).request("/api/auth/me", { headers: own });
      const place = database.db.selectFrom("profiles").select(["country", "city"]);
      return await place.where("identity", "=", `firebase:${uid}`).executeTakeFirst();
    };
    const utf8 = Buffer.from("Zürich").toString("latin1");
    const headers = { "cf-ipcountry": "CH", "cf-ipcity": utf8 };
    expect(await visit("liar", {}, headers)).toEqual({ country: null, city: null });
    const proxied = { TRUSTED_PROXIES: "1" };
    expect(await visit("swiss", proxied, headers)).toEqual({ country: "CH", city: "Zürich" });
    expect(await visit("swiss", proxied, {})).toEqual({ country: "CH", city: "Zürich" });
    expect(await visit("swiss", proxied, { "cf-ipcountry": "NL" })).toEqual({ country: "NL", city: null });
    const own = { ...proxied, COUNTRY_HEADER: "x-country", CITY_HEADER: "x-city" };
    const others = { "x-country": "JP", "x-city": "Kyoto", ...headers };
    expect(await visit("japanese", own, others)).toEqual({ country: "JP", city: "Kyoto" });
    expect(await visit("tor", proxied, { "cf-ipcountry": "T1" })).toEqual({ country: null, city: null });
  });
});
