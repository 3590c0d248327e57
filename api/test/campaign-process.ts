/** Sends the running campaign of a database and ends: a process of its own, for tests that kill it. */
import { randomUUID } from "node:crypto";
import { openDatabase } from "../src/db/open.ts";
import { createCampaignWorker } from "../src/features/campaigns/campaign-worker.ts";
import { createLogger } from "../src/log.ts";
import { createSmtpMailer } from "../src/mail/smtp-mailer.ts";

const [dir = "", databaseUrl = "", url = ""] = process.argv.slice(2);
const db = await openDatabase({
  dir,
  databaseUrl: databaseUrl || null,
  poolSize: 4,
  onIdleError: () => {},
});
const mailer = createSmtpMailer({ url, clock: Date.now });
const worker = createCampaignWorker({
  db,
  mailer,
  mail: {
    publicUrl: "http://localhost",
    secret: "s".repeat(32),
    from: "a@example.com",
    postalAddress: "Street",
  },
  clock: Date.now,
  newId: randomUUID,
  log: createLogger("silent"),
  perSecond: 10_000,
  connections: 1,
  leaseMs: 150,
  retryMs: 1,
});
const running = () =>
  db.selectFrom("campaigns").select("id").where("state", "=", "running").executeTakeFirst();
while (await running()) {
  worker.poke();
  await new Promise((resolve) => setTimeout(resolve, 20));
}
await worker.stop();
mailer.close();
await db.destroy();
