import { adminHumanizationsSchema, adminPaymentsSchema, auditSchema } from "@ai-humanizer/shared/admin";
import { describe, expect, it } from "vitest";
import { adminArea, now } from "../../../test/admin-area.ts";
import { humanizeInit } from "../../../test/app.ts";
import { databases } from "../../../test/databases.ts";
import { bearer, idToken } from "../../../test/id-token.ts";

describe.each(databases)("the admin area on $name", ({ open }) => {
  const { db, app, call, get, member, payment, subscriptionChange, humanize } = adminArea(open);

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
    await db()
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
    await subscriptionChange(userId, "s");
    const answer = adminPaymentsSchema.parse(await get("payments"));
    expect(answer.payments.map(({ id }) => id)).toEqual(["in_2", "in_1"]);
    expect(answer.payments[1]).toMatchObject({
      userId,
      userEmail: "maya@example.org",
      amount: 999,
      currency: "usd",
      stripePaymentId: "pi_in_1",
    });
    expect(answer.subscriptions).toEqual([
      {
        id: "s",
        userId,
        userEmail: "maya@example.org",
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
    await db().insertInto("subscriptionChanges").values(changes).execute();
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

  it("finds rows by their owner's e-mail, names and id, whatever the case", async () => {
    const userId = await member("ana", { username: "quill" });
    await member("maya");
    await humanize("ana", "We utilize tools.");
    await humanize("maya", "We utilize tools.");
    await payment(userId, "in_1");
    await subscriptionChange(userId, "s1");
    // Each visit brings the name anew, and those above had none.
    await db().updateTable("profiles").set({ displayName: "Ana Ruiz" }).where("id", "=", userId).execute();
    for (const q of ["ANA@", "Quill", "ana ruiz", userId.toUpperCase()]) {
      const texts = adminHumanizationsSchema.parse(await get(`humanizations?q=${q}`));
      const paid = adminPaymentsSchema.parse(await get(`payments?q=${q}`));
      expect([q, texts.found, paid.found, paid.subscriptionsFound]).toEqual([q, 1, 1, 1]);
    }
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
});
