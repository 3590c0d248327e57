import { expect, it } from "vitest";
import { databases } from "../../../test/databases.ts";
import { fakeMailer } from "../../../test/fake-mailer.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import { createLogger } from "../../log.ts";
import { parseSettings } from "../../settings/parse.ts";
import { insertCampaign } from "./campaign.repository.ts";
import { startCampaignWorker } from "./start-worker.ts";

it("goes on at the start with what was left unfinished, at the rate and from whom the settings say", async () => {
  const { db, drop } = await databases[0].open();
  for (let n = 0; n < 4; n++) await newMember(db, { uid: `user${n}` });
  const settings = parseSettings({ MAIL_PER_SECOND: "4", MAIL_FROM: "Post <post@example.com>" });
  const { secret } = settings.server;
  const campaign = { id: "c", audience: "all", limit: 10, subject: "s", promotion: "P" } as const;
  await insertCampaign(db, { ...campaign, createdBy: "x", createdAt: 1, secret });
  const { mailer, mails } = fakeMailer();
  const began = performance.now();
  const worker = startCampaignWorker({
    settings,
    db,
    mailer,
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    log: createLogger("silent"),
  });
  await until(() => mails.length === 4);
  expect(performance.now() - began).toBeGreaterThanOrEqual(3 * 250 - 5);
  expect(mails[0]?.from).toBe("Post <post@example.com>");
  await worker.stop();
  await drop();
});
