import { accountExportSchema } from "@ai-humanizer/shared";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../../../test/app.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { until } from "../../../test/http.ts";
import { bearer, idToken } from "../../../test/id-token.ts";
import { AppError } from "../../errors.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";
import { parseSettings } from "../../settings/parse.ts";
import { insertSession } from "../auth/session.repository.ts";
import { unsubscribeLink } from "../campaigns/unsubscribe-link.ts";
import { cancellationClaims, entitlementOf, uploadClaims } from "../quota/entitlements.ts";
import { reserve, spend } from "../quota/quota.repository.ts";

describe.each(databases)("an account on $name", ({ open }) => {
  const database = testDatabase(open);
  let marker: string;
  let token: string;
  beforeEach(() => {
    marker = `marker${crypto.randomUUID().slice(0, 8)}`;
    token = tokenOf();
  });

  const context = { addressKey: "k", guestUsesPerAddress: 9, now: 1 };
  const tokenOf = (at = Date.now()) =>
    idToken({ uid: `${marker}-uid`, email: `${marker}@example.org`, name: `${marker} name`, at });
  const app = (options = {}) => testApp({ db: database.db, ...options });
  const call = async (path: string, method = "GET", body?: object, as = token, options = {}) => {
    const json = body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {};
    return await app(options).request(path, { method, ...json, headers: { ...json.headers, ...bearer(as) } });
  };
  const humanize = async (headers: Record<string, string>, text = `${marker} utilize`) =>
    (await app().request("/api/humanize", humanizeInit(null, { text, title: marker }, headers))).status;
  const remove = (confirm = `${marker}@example.org`, as = token, options = {}) =>
    call("/api/account", "DELETE", { confirm }, as, options);

  /** Every row of every table of the database, as text, by table. */
  async function dump(): Promise<ReadonlyMap<string, string>> {
    const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true });
    const rows = tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
      return [name, JSON.stringify(rows)] as const;
    });
    return new Map(await Promise.all(rows));
  }
  const tablesWith = async (...texts: readonly string[]) =>
    [...(await dump())]
      .filter(([, rows]) => texts.some((text) => rows.includes(text)))
      .map(([table]) => table);
  const userId = async () => {
    const row = database.db
      .selectFrom("profiles")
      .select("id")
      .where("identity", "=", `firebase:${marker}-uid`);
    return (await row.executeTakeFirst())?.id ?? "";
  };

  /** Leaves something of the user in every table that knows users. */
  async function live(): Promise<string> {
    const session = crypto.randomUUID();
    expect(await humanize({ "x-guest-session": session })).toBe(200);
    expect(await humanize({ ...bearer(token), "x-guest-session": session })).toBe(200);
    const id = await userId();
    await insertSession(database.db, { value: session, userId: id, authTime: 1, expiresAt: 2 });
    const campaign = {
      id: session,
      audience: "all",
      subject: "s",
      promotion: "p",
      createdBy: "boss",
    } as const;
    const done = { state: "done", createdAt: 1, finishedAt: 2, total: 1 } as const;
    await database.db
      .insertInto("campaigns")
      .values({ ...campaign, ...done })
      .execute();
    const recipient = { campaignId: session, email: `${marker}@example.org`, userId: id };
    await database.db.insertInto("campaignRecipients").values(recipient).execute();
    return id;
  }

  it("can be exported whole", async () => {
    const id = await live();
    const iso = (time: number) => new Date(time).toISOString();
    await database.db
      .updateTable("profiles")
      .set({ country: "NL", city: "Utrecht" })
      .where("id", "=", id)
      .execute();
    await database.db
      .insertInto("subscriptionChanges")
      .values({ id, userId: id, previousPlan: "free", newPlan: "basic", reason: "subscribed", changedAt: 3 })
      .execute();
    const unsubscribe = unsubscribeLink("", `${marker}@example.org`, parseSettings({}).server.secret);
    expect((await app().request(unsubscribe, { method: "POST" })).status).toBe(200);
    for (let run = 0; run < 3; run++) await humanize(bearer(token), `${marker} utilize ${run}`);
    const answer = await call("/api/account/export");
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="ai-humanizer-data.json"');
    const data = accountExportSchema.parse(await answer.json());
    expect(data.profile).toMatchObject({ email: `${marker}@example.org`, displayName: `${marker} name` });
    expect(data.stats.totalRewrites).toBe(5);
    expect(data.location).toEqual({ country: "NL", city: "Utrecht" });
    expect(data.subscriptionChanges).toEqual([
      { previousPlan: "free", newPlan: "basic", reason: "subscribed", changedAt: iso(3) },
    ]);
    expect(data.mail).toEqual({
      suppressed: "unsubscribed",
      campaigns: [{ subject: "s", email: `${marker}@example.org`, state: "pending", createdAt: iso(1) }],
    });
    expect(data.usage).toEqual([{ period: expect.stringMatching(/^\d{4}-\d\d$/), used: 4 }]);
    expect(data.history.map(({ originalText }) => originalText)).toEqual([
      `${marker} utilize 2`,
      `${marker} utilize 1`,
      `${marker} utilize 0`,
      `${marker} utilize`,
      `${marker} utilize`,
    ]);
    expect(data.history[0]).toMatchObject({ mode: "standard", wordCount: 3, processingTime: 12 });
  });

  it("exports a long history without a gap, and nothing that was deleted or is another's", async () => {
    const id = await live();
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: `${marker}-${index}`,
      guestSessionId: null,
      userId: index < 420 ? id : `${id}-other`,
      title: "t",
      originalText: "o",
      humanizedText: "h",
      tone: "casual" as const,
      mode: "standard" as const,
      wordCount: 1,
      processingMs: 1,
      createdAt: 1000 + (index >> 2),
      deletedAt: index < 400 ? null : Date.now(),
    }));
    await database.db.insertInto("humanizations").values(rows).execute();
    const { history } = accountExportSchema.parse(await (await call("/api/account/export")).json());
    const exported = history.map((item) => item.id).filter((each) => each.startsWith(marker));
    expect(new Set(exported)).toEqual(new Set(rows.slice(0, 400).map((row) => row.id)));
    expect(exported).toHaveLength(400);
  });

  it("is deleted without a trace in any table, and the identity with it", async () => {
    const id = await live();
    const item = await database.db
      .selectFrom("humanizations")
      .select("id")
      .where("userId", "=", id)
      .executeTakeFirst();
    await call(`/api/history/${item?.id}`, "DELETE");
    expect(await tablesWith(marker, id)).toEqual(
      expect.arrayContaining([
        "campaign_recipients",
        "profiles",
        "humanizations",
        "usage_totals",
        "guest_bonuses",
        "quota_counters",
        "reservation_claims",
        "sessions",
        "first_humanizations",
      ]),
    );
    const deletedTokens: string[] = [];
    const identityProvider = { deleteUser: async (idToken: string) => void deletedTokens.push(idToken) };
    const answer = await remove(undefined, token, { identityProvider });
    expect(answer.status).toBe(200);
    expect(deletedTokens).toEqual([token]);
    expect(await tablesWith(marker, id)).toEqual([]);
  });

  it("stays deleted for the tokens it has left, and begins anew with another sign-in", async () => {
    await live();
    await remove();
    expect((await call("/api/auth/me")).status).toBe(401);
    expect((await call("/api/stats")).status).toBe(401);
    await maintain({
      db: database.db,
      clock: Date.now,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    expect((await call("/api/auth/me")).status).toBe(401);
    const clock = () => Date.now() + 5000;
    const later = await call("/api/auth/me", "GET", undefined, tokenOf(clock()), { clock });
    expect(await later.json()).toMatchObject({ username: marker, monthlyUsage: 0, bonusLeft: 0 });
  });

  it("forgets that it was ever deleted, once its tokens are out of date", async () => {
    await live();
    await remove();
    const deletions = () => database.db.selectFrom("deletedIdentities").selectAll().execute();
    expect((await deletions()).length).toBeGreaterThan(0);
    const clock = () => Date.now() + 3 * 3_600_000;
    await maintain({
      db: database.db,
      clock,
      log: createLogger("silent"),
      guestHistoryDays: 30,
    });
    expect(await deletions()).toEqual([]);
  });

  it.each(["", "yes", "somebody@example.org"])("is not deleted by %j", async (confirm) => {
    const id = await live();
    const answer = await remove(confirm);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: "confirmation_mismatch" });
    expect(await userId()).toBe(id);
  });

  it("is deleted by its e-mail in any case, and leaves others alone", async () => {
    await live();
    const other = idToken();
    await call("/api/auth/me", "GET", undefined, other);
    expect((await remove(` ${marker.toUpperCase()}@Example.org`)).status).toBe(200);
    expect((await call("/api/auth/me", "GET", undefined, other)).status).toBe(200);
  });

  it("is left as it is where the identity can't be deleted", async () => {
    const id = await live();
    const refusal = new AppError(403, "recent_sign_in_required", "Please sign in again");
    const identityProvider = { deleteUser: () => Promise.reject(refusal) };
    expect((await remove(undefined, token, { identityProvider })).status).toBe(403);
    expect(await userId()).toBe(id);
    expect((await remove()).status).toBe(200);
  });

  it("leaves nothing of a run that ends after it", async () => {
    const id = await live();
    const humanizer = fakeHumanizer(async (text, options) => {
      await remove();
      return fakeOutcome(text, options);
    });
    const run = await app({ humanizer }).request(
      "/api/humanize",
      humanizeInit(null, { text: `${marker} utilize` }, bearer(token)),
    );
    expect(run.status).toBe(401);
    expect(await tablesWith(marker, id)).toEqual([]);
  });

  it("leaves nothing of a run or an upload that was let in before it and begins after it", async () => {
    const id = await live();
    const actor = { kind: "user", userId: id, plan: "free", bonus: 2 } as const;
    await remove();
    for (const claims of [uploadClaims(id, 1), cancellationClaims(actor, context)]) {
      await expect(spend(database.db, claims)).rejects.toMatchObject({ status: 401 });
    }
    const [claims = []] = entitlementOf(actor, context).ways;
    const reservation = { id: marker, claims, now: 1, expiresAt: 2 };
    await expect(reserve(database.db, reservation)).rejects.toMatchObject({ status: 401 });
    expect(await tablesWith(marker, id)).toEqual([]);
  });

  it("leaves nothing when it is deleted amid many runs", async () => {
    const id = await live();
    await database.db
      .updateTable("profiles")
      .set({ subscriptionPlan: "premium" })
      .where("id", "=", id)
      .execute();
    const halfDone = Promise.withResolvers<void>();
    const removed = Promise.withResolvers<void>();
    let begun = 0;
    const humanizer = fakeHumanizer(async (text, options) => {
      begun += 1;
      if (begun > 20) await removed.promise;
      else if (begun > 10) await halfDone.promise;
      return fakeOutcome(text, options);
    });
    const many = app({ humanizer });
    const runs = Array.from({ length: 30 }, (_, n) =>
      many.request("/api/humanize", humanizeInit(null, { text: `${marker} utilize ${n}` }, bearer(token))),
    );
    // Ten end before it, ten at the same time, and ten after it.
    await until(() => begun === 30);
    halfDone.resolve();
    expect((await remove()).status).toBe(200);
    removed.resolve();
    const statuses = (await Promise.all(runs)).map(({ status }) => status);
    for (const status of statuses) expect([200, 401]).toContain(status);
    expect(await tablesWith(marker)).toEqual([]);
  });
});
