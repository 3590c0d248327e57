import type { KyselyPlugin } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeMailer } from "../../../test/fake-mailer.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import { startSmtpServer } from "../../../test/smtp-server.ts";
import { createLogger } from "../../log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { createSmtpMailer } from "../../mail/smtp-mailer.ts";
import { insertCampaign } from "./campaign.repository.ts";
import { stopCampaign, viewById } from "./campaign.service.ts";
import { createCampaignWorker } from "./campaign-worker.ts";
import { emailHash } from "./email-hash.ts";
import { claimRecipient, keepCampaign, takeCampaign } from "./ledger.repository.ts";
import { suppress } from "./suppression.repository.ts";

const secret = "a secret of at least 32 characters";
const mail = {
  publicUrl: "https://app.example.com",
  secret,
  from: "AI Humanizer <hello@example.com>",
  postalAddress: "1 Example Street",
};

describe.each(databases)("a campaign on $name", ({ open }) => {
  const database = testDatabase(open);
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean();
    await database.db.deleteFrom("campaignRecipients").execute();
    await database.db.deleteFrom("campaigns").execute();
    await database.db.deleteFrom("profiles").execute();
  });

  const worker = (mailer: Mailer, options: object = {}) => {
    const made = createCampaignWorker({
      db: database.db,
      mailer,
      mail,
      clock: Date.now,
      newId: () => crypto.randomUUID(),
      log: createLogger("silent"),
      perSecond: 10_000,
      connections: 3,
      retryMs: 1,
      ...options,
    });
    cleanups.push(made.stop);
    return made;
  };
  const members = async (count: number) => {
    for (let n = 0; n < count; n++) await newMember(database.db, { uid: `user${n}` });
  };
  const start = async (limit = 1000) => {
    const id = crypto.randomUUID();
    const campaign = { id, audience: "all", limit, subject: "s", promotion: "HALFOFF", secret } as const;
    const rest = { createdBy: "boss@example.com", createdAt: Date.now() };
    return { id, started: await insertCampaign(database.db, { ...campaign, ...rest }) };
  };
  const done = async (id: string) => {
    await until(async () => (await viewById(database.db, id)).done);
    return await viewById(database.db, id);
  };

  it("reaches everyone once, each with a link of their own", async () => {
    await members(12);
    const { mailer, mails } = fakeMailer();
    const { id } = await start();
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ totalUsers: 12, sent: 12, failed: 0, uncertain: 0, skipped: 0 });
    expect(new Set(mails.map(({ to }) => to)).size).toBe(12);
    expect(mails).toHaveLength(12);
    const links = mails.map(({ headers }) => headers["List-Unsubscribe"]);
    expect(new Set(links).size).toBe(12);
    expect(mails[0]?.text).toContain("https://app.example.com/pricing?promo=HALFOFF");
    expect(mails[0]?.text).toContain("1 Example Street");
    expect(mails[0]?.html).toContain("promo=HALFOFF");
  });

  it("goes on by those who were mailed longest ago", async () => {
    await members(5);
    const began = Date.now();
    const { mailer, mails } = fakeMailer();
    const one = worker(mailer);
    for (const limit of [2, 2, 1]) {
      const { id } = await start(limit);
      one.poke();
      await done(id);
    }
    expect(new Set(mails.map(({ to }) => to)).size).toBe(5);
    const mailed = await database.db.selectFrom("profiles").select("lastMailedAt").execute();
    for (const { lastMailedAt } of mailed) expect(lastMailedAt).toBeGreaterThanOrEqual(began);
  });

  it("leaves out addresses that are not verified, were suppressed, or come twice", async () => {
    await members(4);
    const set = (uid: string, values: object) =>
      database.db.updateTable("profiles").set(values).where("identity", "=", `firebase:${uid}`).execute();
    await set("user0", { emailVerified: 0 });
    await set("user1", { email: "USER2@example.org" });
    const suppressed = emailHash("User3@Example.org", secret);
    await suppress(database.db, { emailHash: suppressed, reason: "bounce", createdAt: 1 });
    const { mailer, mails } = fakeMailer();
    const { id } = await start();
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ totalUsers: 1, sent: 1 });
    expect(mails.map(({ to }) => to)).toEqual(["user2@example.org"]);
    await database.db.deleteFrom("mailSuppressions").execute();
  });

  it("skips whoever unsubscribes while it runs", async () => {
    await members(2);
    const { id } = await start();
    const gone = emailHash("user1@example.org", secret);
    await suppress(database.db, { emailHash: gone, reason: "unsubscribed", createdAt: 1 });
    const { mailer, mails } = fakeMailer();
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ sent: 1, skipped: 1, failed: 0 });
    expect(mails.map(({ to }) => to)).toEqual(["user0@example.org"]);
    await database.db.deleteFrom("mailSuppressions").execute();
  });

  it("runs alone", async () => {
    await members(1);
    const starts = await Promise.all([start(), start(), start()]);
    expect(starts.filter(({ started }) => started)).toHaveLength(1);
  });

  it("tries again who is refused for now, three times, and gives up on who is refused for good", async () => {
    await members(3);
    const tries = new Map<string, number>();
    const { mailer } = fakeMailer(({ to }) => {
      const count = (tries.get(to) ?? 0) + 1;
      tries.set(to, count);
      if (to.startsWith("user0")) return { kind: "refused", temporary: false, reason: "No such user" };
      if (to.startsWith("user1")) return { kind: "refused", temporary: true, reason: "Busy" };
      return count < 3 ? { kind: "refused", temporary: true, reason: "Busy" } : { kind: "sent" };
    });
    const { id } = await start();
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ sent: 1, failed: 2, uncertain: 0 });
    expect(Object.fromEntries(tries)).toEqual({
      "user0@example.org": 1,
      "user1@example.org": 3,
      "user2@example.org": 3,
    });
  });

  it("waits for a server that is out of reach, and tells so; that counts against nobody", async () => {
    await members(1);
    let up = false;
    let busy = 2;
    const { mailer, mails } = fakeMailer(() => {
      if (!up) return { kind: "unreachable", reason: "ECONNREFUSED" };
      busy -= 1;
      return busy < 0 ? { kind: "sent" } : { kind: "refused", temporary: true, reason: "Busy" };
    });
    const { id } = await start();
    worker(mailer, { connections: 1 }).poke();
    await until(() => mails.length > 3);
    expect((await viewById(database.db, id)).problem).toBe("ECONNREFUSED");
    up = true;
    expect(await done(id)).toMatchObject({ sent: 1, failed: 0, problem: null });
  });

  it("knows a mail for sent though the news that the server is back can't be written", async () => {
    await members(1);
    let sent = false;
    const { mailer, mails } = fakeMailer(() => {
      sent = mails.length > 1;
      return sent ? { kind: "sent" } : { kind: "unreachable", reason: "ECONNREFUSED" };
    });
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const told = JSON.stringify(node);
        if (sent && node.kind === "UpdateQueryNode" && told.includes('"problem"'))
          throw new Error("disk full");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { id } = await start();
    worker(mailer, { connections: 1, db: database.db.withPlugin(failing) }).poke();
    await until(async () => (await viewById(database.db, id)).sent === 1);
    expect(await viewById(database.db, id)).toMatchObject({ uncertain: 0 });
  });

  it("ends once it is stopped, though every mail under way comes back", async () => {
    await members(6);
    const { mailer, mails } = fakeMailer(() => ({ kind: "unreachable", reason: "ECONNREFUSED" }));
    const { id } = await start();
    const made = worker(mailer);
    made.poke();
    await until(() => mails.length > 5);
    await stopCampaign({ db: database.db, clock: Date.now, worker: made }, id);
    expect(await done(id)).toMatchObject({ sent: 0, failed: 0, skipped: 6 });
    const tried = mails.length;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(mails).toHaveLength(tried);
    expect((await start()).started).toBe(true);
  });

  it("keeps to the rate of mails a second", async () => {
    await members(6);
    const { mailer } = fakeMailer();
    const { id } = await start();
    const began = performance.now();
    worker(mailer, { perSecond: 40 }).poke();
    expect(await done(id)).toMatchObject({ sent: 6 });
    expect(performance.now() - began).toBeGreaterThanOrEqual(5 * 25 - 5);
  });

  it("takes over what another process left, and never sends what that had under way", async () => {
    await members(4);
    const { id } = await start();
    const now = Date.now();
    const dead = { worker: "dead", now, leaseMs: 60_000 };
    await takeCampaign(database.db, dead);
    const caught = await claimRecipient(database.db, id, dead);
    const { mailer, mails } = fakeMailer();
    const early = worker(mailer, { clock: () => now + 59_999 });
    early.poke();
    await early.stop();
    const holder = database.db.selectFrom("campaigns").select("worker");
    expect(await holder.executeTakeFirst()).toEqual({ worker: "dead" });
    worker(mailer, { clock: () => now + 60_000 }).poke();
    expect(await done(id)).toMatchObject({ sent: 3, failed: 1, uncertain: 1 });
    expect(mails.map(({ to }) => to)).not.toContain(caught?.email);
  });

  it("belongs to one process for as long as its lease lasts", async () => {
    await members(2);
    const { id } = await start();
    const now = Date.now();
    const first = { worker: "first", now, leaseMs: 1000 };
    const second = { worker: "second", now, leaseMs: 1000 };
    expect(await takeCampaign(database.db, first)).toMatchObject({ id });
    expect(await takeCampaign(database.db, second)).toBeUndefined();
    expect(await claimRecipient(database.db, id, second)).toBeUndefined();
    expect(await keepCampaign(database.db, id, { ...first, now: now + 900 })).toBe(true);
    expect(await takeCampaign(database.db, { ...second, now: now + 1500 })).toBeUndefined();
    expect(await takeCampaign(database.db, { ...second, now: now + 1900 })).toMatchObject({ id });
    expect(await keepCampaign(database.db, id, { ...first, now: now + 1900 })).toBe(false);
    expect(await claimRecipient(database.db, id, first)).toBeUndefined();
    expect(await claimRecipient(database.db, id, second)).toMatchObject({ state: "sending", attempts: 1 });
  });

  it("is kept while a mail takes its time, let go when another process has it, and taken again", async () => {
    await members(3);
    const { id } = await start();
    const gate = Promise.withResolvers<void>();
    const sent: string[] = [];
    const deliver: Mailer["deliver"] = async ({ to }) => {
      await gate.promise;
      sent.push(to);
      return { kind: "sent" };
    };
    const own = worker({ ...fakeMailer().mailer, deliver }, { connections: 1, leaseMs: 90 });
    own.poke();
    const campaign = () =>
      database.db.selectFrom("campaigns").select(["worker", "leasedUntil"]).executeTakeFirstOrThrow();
    await until(async () => (await campaign()).worker !== null);
    const until0 = (await campaign()).leasedUntil;
    await until(async () => (await campaign()).leasedUntil > until0 + 90);
    const stolen = { worker: "thief", leasedUntil: Date.now() + 60_000 };
    await database.db.updateTable("campaigns").set(stolen).execute();
    gate.resolve();
    await until(() => sent.length === 1);
    // The thief dies. Whoever was robbed must have noticed, to take it up again.
    await until(async () => {
      const { leasedUntil, worker: holder } = await campaign();
      if (holder === "thief" && leasedUntil > Date.now()) {
        await database.db.updateTable("campaigns").set({ leasedUntil: 0 }).execute();
      }
      own.poke();
      return (await viewById(database.db, id)).done;
    });
    expect(await viewById(database.db, id)).toMatchObject({ sent: 3, uncertain: 0 });
    expect(new Set(sent).size).toBe(3);
  });

  it("has one process at it, however many there are", async () => {
    await members(20);
    const { mailer, mails } = fakeMailer();
    const { id } = await start();
    const all = [1, 2, 3].map(() => worker(mailer));
    for (const each of all) each.poke();
    expect(await done(id)).toMatchObject({ sent: 20 });
    expect(mails).toHaveLength(20);
  });

  it("stops between two mails, and goes on at once after a restart", async () => {
    await members(6);
    const { id } = await start();
    let before: ReturnType<typeof worker> | undefined;
    const { mailer, mails } = fakeMailer(() => {
      if (mails.length === 3) void before?.stop();
      return { kind: "sent" };
    });
    before = worker(mailer, { connections: 1 });
    before.poke();
    await until(() => mails.length === 3);
    await before.stop();
    expect(await viewById(database.db, id)).toMatchObject({ sent: 3, done: false });
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ sent: 6, uncertain: 0 });
    expect(mails).toHaveLength(6);
  });

  it("ends though an account is deleted meanwhile", async () => {
    await members(3);
    const { id } = await start();
    await database.db.deleteFrom("profiles").where("identity", "=", "firebase:user1").execute();
    const { mailer } = fakeMailer();
    worker(mailer).poke();
    expect(await done(id)).toMatchObject({ totalUsers: 3, sent: 2 });
  });

  it("comes through a mail server that refuses, delays and drops", async () => {
    await members(24);
    const busy = new Set<string>();
    const server = await startSmtpServer({
      at: (step, to) => {
        const n = Number(/^user(\d+)@/.exec(to)?.[1] ?? -1);
        if (step === "to" && n % 8 === 0) return 550;
        if (step === "to" && n % 8 === 1 && !busy.has(to)) return busy.add(to) && 451;
        if (step === "to" && n % 8 === 2 && !busy.has(to)) return busy.add(to) && "drop";
        if (step === "answer" && n % 8 === 3) return "drop";
        if (step === "answer" && n % 8 === 4) return new Promise((resolve) => setTimeout(resolve, 30));
        return "ok";
      },
    });
    cleanups.push(server.stop);
    const mailer = createSmtpMailer({ url: server.url, clock: Date.now });
    cleanups.push(mailer.close);
    const { id } = await start();
    worker(mailer).poke();
    const campaign = await done(id);
    expect(campaign).toMatchObject({ totalUsers: 24, sent: 18, failed: 6, uncertain: 3 });
    const addresses = server.received.map(({ to }) => to);
    expect(addresses).toHaveLength(18);
    expect(new Set(addresses).size).toBe(18);
  });
});
