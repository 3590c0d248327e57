/**
 * `npm run bench:campaign`: a campaign of 10,000 recipients over SMTP to a mail server on this machine, with the ledger
 * in SQLite. Prints time and memory; fails if anybody is missed or gets two.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startSmtpServer } from "../api/sandbox/smtp/smtp-server.ts";
import { openDatabase } from "../api/src/db/open.ts";
import type { Database } from "../api/src/db/schema.ts";
import { insertCampaign } from "../api/src/features/campaigns/campaign.repository.ts";
import { viewById } from "../api/src/features/campaigns/campaign.service.ts";
import { createCampaignWorker } from "../api/src/features/campaigns/campaign-worker.ts";
import { createLogger } from "../api/src/log.ts";
import { createSmtpMailer } from "../api/src/mail/smtp-mailer.ts";

const recipients = Number(process.argv[2] ?? 10_000);
const rowsAtOnce = 500;
const secret = "a secret of this bench, long enough";

async function addUsers(db: Database): Promise<void> {
  for (let from = 0; from < recipients; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, recipients - from) }, (_, index) => ({
      id: randomUUID(),
      identity: `firebase:${from + index}`,
      username: `user${from + index}`,
      email: `user${from + index}@example.org`,
      displayName: null,
      emailVerified: 1,
      firstAuthTime: from,
      createdAt: from + index,
    }));
    await db.insertInto("profiles").values(rows).execute();
  }
}

const dir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-bench-"));
const db = await openDatabase({ dir, databaseUrl: null, poolSize: 1, onIdleError: () => {} });
const server = await startSmtpServer({ keepSources: false });
const mailer = createSmtpMailer({ url: server.url, clock: Date.now });
try {
  await addUsers(db);
  const before = process.memoryUsage().rss;
  let peak = before;
  const start = performance.now();
  const campaign = { id: "bench", audience: "all", limit: recipients, subject: "s", promotion: "P" } as const;
  await insertCampaign(db, { ...campaign, createdBy: "bench", createdAt: Date.now(), secret });
  const chosenMs = performance.now() - start;
  const worker = createCampaignWorker({
    db,
    mailer,
    mail: { publicUrl: "http://localhost", secret, from: "a@example.com", postalAddress: "1 Example Street" },
    clock: Date.now,
    newId: randomUUID,
    log: createLogger("warn"),
    perSecond: 100_000,
    connections: 4,
  });
  worker.poke();
  let view = await viewById(db, "bench");
  while (!view.done) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    peak = Math.max(peak, process.memoryUsage().rss);
    view = await viewById(db, "bench");
  }
  const seconds = (performance.now() - start) / 1000;
  await worker.stop();
  const addresses = server.received.map(({ to }) => to);
  const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  console.log(`recipients chosen in  ${Math.round(chosenMs)} ms`);
  console.log(
    `sent                  ${view.sent} in ${seconds.toFixed(1)} s, ${Math.round(view.sent / seconds)} a second`,
  );
  console.log(`memory, server's too  ${megabytes(before)} before, ${megabytes(peak)} at most`);
  console.log(`received              ${addresses.length}, ${new Set(addresses).size} different`);
  const isWhole = addresses.length === recipients && new Set(addresses).size === recipients;
  if (!isWhole || view.sent !== recipients) throw new Error("somebody was missed, or got two");
} finally {
  mailer.close();
  await server.stop();
  await db.destroy();
  rmSync(dir, { recursive: true, force: true });
}
