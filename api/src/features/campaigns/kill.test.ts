import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { databases, type TestDatabase } from "../../../test/databases.ts";
import { newMember } from "../../../test/member.ts";
import { type SmtpStep, startSmtpServer } from "../../../test/smtp-server.ts";
import { insertCampaign } from "./campaign.repository.ts";

const script = path.join(import.meta.dirname, "../../../test/campaign-process.ts");
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function campaignOf(open: () => Promise<TestDatabase>, count: number): Promise<TestDatabase> {
  const database = await open();
  cleanups.push(database.drop);
  for (let n = 0; n < count; n++) await newMember(database.db, { uid: `user${n}` });
  const campaign = { id: "c", audience: "all", limit: count, subject: "s", promotion: "P" } as const;
  await insertCampaign(database.db, { ...campaign, createdBy: "x", createdAt: 1, secret: "s".repeat(32) });
  return database;
}

function run({ dir, databaseUrl }: TestDatabase["place"], url: string): ChildProcess {
  const child = spawn(process.execPath, [script, dir, databaseUrl ?? "", url], { stdio: "inherit" });
  cleanups.push(() => child.kill("SIGKILL"));
  return child;
}

it.each(databases)(
  "a sender killed at any step skips nobody and sends nobody a second mail, on $name",
  {
    timeout: 180_000,
  },
  async ({ open }) => {
    // At the second mail of each process, so that the step before and after a mail is done is there too.
    const steps: (SmtpStep | null)[] = ["connect", "from", "to", "data", "answer", "accepted", null];
    const recipients = steps.length * 2;
    const { db, place } = await campaignOf(open, recipients);
    let child: ChildProcess | undefined;
    let killAt: SmtpStep | null = null;
    let seen = 0;
    const server = await startSmtpServer({
      at: (step) => {
        if (step !== killAt) return "ok";
        seen += 1;
        if (seen < 2 && step !== "connect") return "ok";
        child?.kill("SIGKILL");
        // What the server says now, nobody hears, but for a mail that it has taken.
        return step === "accepted" ? "ok" : "drop";
      },
    });
    cleanups.push(server.stop);

    for (const step of steps) {
      killAt = step;
      seen = 0;
      child = run(place, server.url);
      const [code, signal] = await once(child, "exit");
      expect([code, signal], `killed at ${step}`).toEqual(step === null ? [0, null] : [null, "SIGKILL"]);
    }

    const rows = await db.selectFrom("campaignRecipients").select(["email", "state", "reason"]).execute();
    const received = server.received.map(({ to }) => to);
    expect(new Set(received).size).toBe(received.length);
    const sent = rows.filter(({ state }) => state === "sent").map(({ email }) => email);
    const uncertain = rows.filter(({ state }) => state === "uncertain");
    expect(sent.length + uncertain.length).toBe(recipients);
    // One for each time it was killed: caught in the very act, and shown.
    expect(uncertain).toHaveLength(steps.length - 1);
    for (const { reason } of uncertain) expect(reason).toMatch(/went down/);
    expect(received).toEqual(expect.arrayContaining(sent));
    const unknown = uncertain.map(({ email }) => email);
    for (const to of received) expect([...sent, ...unknown]).toContain(to);
    expect(
      await db.selectFrom("campaigns").select(["state", "uncertain", "sent"]).executeTakeFirst(),
    ).toEqual({
      state: "done",
      uncertain: uncertain.length,
      sent: sent.length,
    });
  },
);
