import { setTimeout as delay } from "node:timers/promises";
import {
  type Campaign,
  type CampaignRequest,
  type CampaignResult,
  promotionalSubject,
} from "@ai-humanizer/shared/admin";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import { isoTime, isoTimeOrNull } from "../../time.ts";
import {
  type CampaignRow,
  countStates,
  findCampaign,
  insertCampaign,
  markStopped,
  skipIfStopped,
} from "./campaign.repository.ts";
import type { CampaignWorker } from "./campaign-worker.ts";

interface CampaignDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly secret: string;
  readonly worker: CampaignWorker;
  /** The code for the discount; null where there is none to offer. */
  readonly promotionCode: string | null;
  /** How long a start waits for the end, in ms. */
  readonly waitMs: number;
}

/** How often it looks whether a campaign is done, in ms. */
const lookMs = 50;

/** Starts a campaign and waits a while for its end. Throws an AppError: 409 while one runs, 503 without a promotion. */
export async function startCampaign(
  deps: CampaignDeps,
  { targetAudience, limit }: CampaignRequest,
  createdBy: string,
): Promise<CampaignResult> {
  const { db, clock, secret, worker, promotionCode, waitMs } = deps;
  if (promotionCode === null) throw noPromotion();
  const id = deps.newId();
  const started = await insertCampaign(db, {
    id,
    audience: targetAudience,
    limit,
    subject: promotionalSubject,
    promotion: promotionCode,
    createdBy,
    createdAt: clock(),
    secret,
  });
  if (!started) throw new AppError(409, "campaign_running", "Another campaign is still being sent");
  worker.poke();
  const deadline = performance.now() + waitMs;
  let campaign = await viewById(db, id);
  while (!campaign.done && performance.now() < deadline) {
    await delay(lookMs);
    campaign = await viewById(db, id);
  }
  const { audience, totalUsers, sent, failed, campaignId, done } = campaign;
  return { audience, totalUsers, sent, failed, campaignId, done };
}

/** The mail has to offer something. */
export const noPromotion = () =>
  new AppError(503, "mail_unavailable", "There is no promotion to offer: PROMOTION_CODE is not set");

/** Leaves out everyone who has no mail yet; mails under way are not tried again. */
export async function stopCampaign(
  { db, clock, worker }: Pick<CampaignDeps, "db" | "clock" | "worker">,
  id: string,
): Promise<Campaign> {
  await markStopped(db, id, clock());
  await skipIfStopped(db, id);
  worker.poke();
  return await viewById(db, id);
}

const noCampaign = () => new AppError(404, "not_found", "There is no such campaign");

/** A campaign as the contract shows it. Throws an AppError 404. */
export async function viewById(db: Database, id: string): Promise<Campaign> {
  const row = await findCampaign(db, id);
  if (!row) throw noCampaign();
  return await viewCampaign(db, row);
}

/** A campaign as the contract shows it; while it runs, the numbers come from the ledger. */
export async function viewCampaign(db: Database, row: CampaignRow): Promise<Campaign> {
  const counts = row.state === "done" ? row : await countNow(db, row.id);
  const { sent, failed, uncertain, skipped } = counts;
  return {
    campaignId: row.id,
    audience: row.audience,
    totalUsers: row.total,
    sent,
    failed: failed + uncertain,
    uncertain,
    skipped,
    done: row.state === "done",
    subject: row.subject,
    createdBy: row.createdBy,
    createdAt: isoTime(row.createdAt),
    finishedAt: isoTimeOrNull(row.finishedAt),
    problem: row.problem,
  };
}

async function countNow(db: Database, id: string) {
  const states = await countStates(db, id);
  const of = (state: "sent" | "failed" | "uncertain" | "skipped") => states.get(state) ?? 0;
  return { sent: of("sent"), failed: of("failed"), uncertain: of("uncertain"), skipped: of("skipped") };
}
