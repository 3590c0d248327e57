import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  audienceSizesSchema,
  auditSchema,
  campaignProblemsSchema,
  campaignResultSchema,
  campaignSchema,
  outboxMailSchema,
  outboxSchema,
} from "@ai-humanizer/shared/admin";
import { afterEach, describe, expect, it } from "vitest";
import { testApp, testCampaignWorker } from "../../../test/app.ts";
import { asAdmin } from "../../../test/as-admin.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeMailer } from "../../../test/fake-mailer.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { createOutboxMailer } from "../../mail/outbox.ts";
import type { Settings } from "../../settings/tree.ts";
import type { CampaignWorker } from "./campaign-worker.ts";

interface Options {
  readonly mailer?: Mailer;
  readonly env?: Readonly<Record<string, string>>;
  readonly settings?: Settings;
}

const campaignPath = "/api/send-promotional-campaign";

describe.each(databases)("campaigns by the API on $name", ({ open }) => {
  const database = testDatabase(open);
  const workers: CampaignWorker[] = [];
  /** Ends the workers so far: one that is left over might take the next campaign, with a mailer of its own. */
  const endWorkers = () => Promise.all(workers.splice(0).map(({ stop }) => stop()));
  afterEach(async () => {
    await until(async () => {
      const running = database.db.selectFrom("campaigns").select("id").where("state", "=", "running");
      return (await running.execute()).length === 0;
    });
    await endWorkers();
    for (const table of [
      "campaignRecipients",
      "campaigns",
      "mailSuppressions",
      "profiles",
      "adminAudit",
    ] as const) {
      await database.db.deleteFrom(table).execute();
    }
  });

  const app = ({ mailer = fakeMailer().mailer, ...options }: Options = {}) => {
    const campaignWorker = testCampaignWorker(database.db, mailer);
    workers.push(campaignWorker);
    return testApp({ db: database.db, mailer, campaignWorker, ...options });
  };
  const member = async (uid: string, values: object = {}) => {
    const { userId } = await newMember(database.db, { uid });
    await database.db
      .updateTable("profiles")
      .set({ country: null, ...values })
      .where("id", "=", userId)
      .execute();
    return userId;
  };
  const send = async (body: object, options: Options = {}) => {
    const answer = await asAdmin(app(options), campaignPath, body);
    await endWorkers();
    return { status: answer.status, body: await answer.json() };
  };

  it("answers how many were sent, once all are", async () => {
    await member("ana");
    await member("maya");
    const { mailer, mails } = fakeMailer(({ to }) =>
      to.startsWith("ana")
        ? { kind: "refused", temporary: false, reason: "550 No such user" }
        : { kind: "sent" },
    );
    const { status, body } = await send({ targetAudience: "free" }, { mailer });
    expect(status).toBe(200);
    // The admin has an account too.
    const result = campaignResultSchema.parse(body);
    expect(result).toMatchObject({ audience: "free", totalUsers: 3, sent: 2, failed: 1, done: true });
    expect(mails.map(({ subject }) => subject)).toContain("50% off AI Humanizer: your discount is inside");
    const problems = await asAdmin(app(), `/api/admin/campaigns/${result.campaignId}/problems`);
    expect(campaignProblemsSchema.parse(await problems.json()).recipients).toEqual([
      { email: "ana@example.org", state: "failed", reason: "550 No such user" },
    ]);
    const audit = auditSchema.parse(await (await asAdmin(app(), "/api/admin/audit")).json());
    const entry = audit.entries.find(({ action }) => action === `POST ${campaignPath}`);
    expect(JSON.parse(entry?.details ?? "")).toEqual({
      targetAudience: "free",
      limit: 100,
      campaignId: result.campaignId,
      totalUsers: 3,
    });
  });

  it("answers 202 where it takes longer, tells how far it is, and can be stopped", async () => {
    for (let n = 0; n < 5; n++) await member(`user${n}`);
    const gate = Promise.withResolvers<void>();
    let underWay = 0;
    const mailer = {
      ...fakeMailer().mailer,
      deliver: async () => {
        underWay += 1;
        await gate.promise;
        return { kind: "sent" } as const;
      },
    };
    const options = { mailer, env: { CAMPAIGN_WAIT_MS: "60" } };
    const own = app(options);
    const started = await asAdmin(own, campaignPath, { targetAudience: "all" });
    expect(started.status).toBe(202);
    const { campaignId, ...result } = campaignResultSchema.parse(await started.json());
    expect(result).toEqual({ audience: "all", totalUsers: 6, sent: 0, failed: 0, done: false });
    const again = await asAdmin(own, campaignPath, { targetAudience: "all" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "campaign_running" });
    await until(() => underWay === 2);
    expect((await asAdmin(own, `/api/admin/campaigns/${campaignId}/stop`, {})).status).toBe(200);
    gate.resolve();
    const view = async () =>
      campaignSchema.parse(await (await asAdmin(own, `/api/admin/campaigns/${campaignId}`)).json());
    await until(async () => (await view()).done);
    const { sent, skipped } = await view();
    // Those that were under way.
    expect(sent).toBe(2);
    expect(skipped).toBe(4);
  });

  it("knows its audiences", async () => {
    await member("free1");
    await member("free2", { subscriptionPlan: "free" });
    await member("basic", { subscriptionPlan: "basic" });
    await member("premium", { subscriptionPlan: "premium" });
    const left = await member("left", { subscriptionPlan: "basic", subscriptionStatus: "canceled" });
    const failed = await member("failed");
    const paid = { amount: 1, currency: "usd", plan: "basic", stripePaymentId: "pi", createdAt: 1 } as const;
    await database.db
      .insertInto("payments")
      .values({ id: "1", userId: left, status: "succeeded", ...paid })
      .execute();
    await database.db
      .insertInto("payments")
      .values({ id: "2", userId: failed, status: "failed", ...paid })
      .execute();
    const expected = {
      all: ["admin@example.com", "basic", "failed", "free1", "free2", "left", "premium"],
      free: ["admin@example.com", "failed", "free1", "free2", "left"],
      premium: ["premium"],
      former_customers: ["left"],
    };
    for (const [targetAudience, names] of Object.entries(expected)) {
      const { mailer, mails } = fakeMailer();
      const { body } = await send({ targetAudience, limit: 1000 }, { mailer });
      expect(body, targetAudience).toMatchObject({ totalUsers: names.length, sent: names.length });
      const to = mails.map((mail) => mail.to.replace("@example.org", ""));
      expect(to.toSorted(), targetAudience).toEqual(names);
    }
    const answer = await asAdmin(app(), "/api/admin/audiences");
    expect(audienceSizesSchema.parse(await answer.json())).toEqual({
      all: 7,
      free: 5,
      premium: 1,
      former_customers: 1,
    });
  });

  it("keeps to the limit, and is done at once with an empty audience", async () => {
    for (let n = 0; n < 3; n++) await member(`user${n}`);
    expect((await send({ targetAudience: "all", limit: 2 })).body).toMatchObject({ totalUsers: 2, sent: 2 });
    expect((await send({ targetAudience: "premium" })).body).toMatchObject({
      totalUsers: 0,
      sent: 0,
      done: true,
    });
  });

  it("sends nothing without a promotion to offer", async () => {
    await member("maya");
    const settings = { ...(await import("../../settings/parse.ts")).parseSettings({}) };
    const billing = { ...settings.billing, promotionCode: null };
    const none = app({ settings: { ...settings, billing } });
    for (const [route, body] of [
      [campaignPath, { targetAudience: "all" }],
      ["/api/test-email", { email: "a@example.com", type: "promotional" }],
    ] as const) {
      const answer = await asAdmin(none, route, body);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "mail_unavailable" });
    }
  });

  it("sends a test mail, and tells when it could not", async () => {
    const { mailer, mails } = fakeMailer(({ to }) =>
      to.startsWith("bad") ? { kind: "unreachable", reason: "no" } : { kind: "sent" },
    );
    const test = async (email: string) => {
      const answer = await asAdmin(app({ mailer }), "/api/test-email", { email, type: "promotional" });
      return await answer.json();
    };
    expect(await test("boss@example.com")).toEqual({ success: true });
    expect(await test("bad@example.com")).toEqual({ success: false });
    expect(mails[0]).toMatchObject({ to: "boss@example.com" });
  });

  it("shows the outbox of local mode", async () => {
    const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-outbox-"));
    const mailer = createOutboxMailer(path.join(dir, "outbox"), Date.now);
    const own = app({ mailer, env: { DATA_DIR: dir } });
    await asAdmin(own, "/api/test-email", { email: "boss@example.com", type: "promotional" });
    const { mails } = outboxSchema.parse(await (await asAdmin(own, "/api/admin/outbox")).json());
    expect(mails).toMatchObject([{ to: "boss@example.com" }]);
    const one = await asAdmin(own, `/api/admin/outbox/${mails[0]?.id}`);
    const { html, source } = outboxMailSchema.parse(await one.json());
    expect(html).toContain("50% off");
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect((await asAdmin(own, "/api/admin/outbox/1234567890123-none")).status).toBe(404);
    // What lies there from earlier is not shown once mails really leave.
    const sending = app({ mailer: fakeMailer().mailer, env: { DATA_DIR: dir } });
    expect(await (await asAdmin(sending, "/api/admin/outbox")).json()).toEqual({ mails: [] });
    expect((await asAdmin(sending, `/api/admin/outbox/${mails[0]?.id}`)).status).toBe(404);
    rmSync(dir, { recursive: true });
  });
});
