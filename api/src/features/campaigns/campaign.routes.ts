import {
  type Audience,
  type AudienceSizes,
  audiences,
  type CampaignRequest,
  type Campaigns,
  campaignRequestSchema,
  testEmailRequestSchema,
} from "@ai-humanizer/shared/admin";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { requireAccount } from "../../http/require-account.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { listOutbox, readOutbox } from "../../mail/outbox.ts";
import { noteDetails } from "../admin/audit.ts";
import { audienceSize } from "./audience.ts";
import { latestCampaigns, problemsOf } from "./campaign.repository.ts";
import { noPromotion, startCampaign, stopCampaign, viewById, viewCampaign } from "./campaign.service.ts";
import { type CampaignMailOptions, promotionalMail } from "./campaign-mail.ts";
import type { CampaignWorker } from "./campaign-worker.ts";

export interface CampaignRoutesDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly mail: CampaignMailOptions;
  readonly worker: CampaignWorker;
  readonly promotionCode: string | null;
  readonly waitMs: number;
  /** Where local mode writes mails; see `createOutboxMailer`. */
  readonly outboxDir: string;
}

const listed = 50;
const problemsListed = 100;

/** The admin area's calls about campaigns, below `/api/admin`. */
export function campaignRoutes(deps: CampaignRoutesDeps) {
  const { db, mailer, outboxDir } = deps;
  return new Hono<AppEnv>()
    .get("/campaigns", async (c) => {
      const rows = await latestCampaigns(db, listed);
      const answer: Campaigns = {
        campaigns: await Promise.all(rows.map((row) => viewCampaign(db, row))),
        mail: deps.promotionCode === null ? "off" : mailer.via,
      };
      return c.json(answer);
    })
    .get("/audiences", async (c) => {
      const sizes: [Audience, number][] = [];
      // One by one: each looks at every user.
      for (const audience of audiences)
        sizes.push([audience, await audienceSize(db, audience, deps.mail.secret)]);
      // Each audience is one of the contract's, which is what the type says.
      return c.json(Object.fromEntries(sizes) as AudienceSizes);
    })
    .get("/campaigns/:id", async (c) => c.json(await viewById(db, c.req.param("id"))))
    .get("/campaigns/:id/problems", async (c) => {
      const rows = await problemsOf(db, c.req.param("id"), problemsListed);
      return c.json({ recipients: rows.map((row) => ({ ...row, reason: row.reason ?? "" })) });
    })
    .post("/campaigns/:id/stop", async (c) => c.json(await stopCampaign(deps, c.req.param("id"))))
    .get("/outbox", async (c) => {
      return c.json({ mails: mailer.via === "outbox" ? await listOutbox(outboxDir) : [] });
    })
    .get("/outbox/:id", async (c) => {
      const mail = mailer.via === "outbox" ? await readOutbox(outboxDir, c.req.param("id")) : null;
      if (!mail) throw new AppError(404, "not_found", "There is no such mail in the outbox");
      return c.json(mail);
    });
}

/** `POST /api/send-promotional-campaign` and `POST /api/test-email`. */
export function sendRoutes(deps: CampaignRoutesDeps) {
  const { mail, log, mailer, promotionCode } = deps;
  return new Hono<AppEnv>()
    .post("/send-promotional-campaign", async (c) => {
      const request: CampaignRequest = await jsonBody(c, campaignRequestSchema);
      noteDetails(c, { ...request });
      const { email } = requireAccount(c).profile;
      const result = await startCampaign({ ...deps, secret: mail.secret }, request, email);
      noteDetails(c, { ...request, campaignId: result.campaignId, totalUsers: result.totalUsers });
      return c.json(result, result.done ? 200 : 202);
    })
    .post("/test-email", async (c) => {
      const { email, type } = await jsonBody(c, testEmailRequestSchema);
      noteDetails(c, { type });
      if (promotionCode === null) throw noPromotion();
      const mailTo = await promotionalMail(mail, `test-${deps.newId()}`, promotionCode);
      const delivery = await mailer.deliver(mailTo(email));
      if (delivery.kind !== "sent") log.warn({ delivery }, "the test mail was not sent");
      return c.json({ success: delivery.kind === "sent" });
    });
}
