import type { Audience } from "@ai-humanizer/shared/admin";
import type { Selectable } from "kysely";
import type { Database, RecipientState, Schema } from "../../db/schema.ts";
import { chooseRecipients } from "./audience.ts";

export type CampaignRow = Selectable<Schema["campaigns"]>;

interface NewCampaign {
  readonly id: string;
  readonly audience: Audience;
  readonly limit: number;
  readonly subject: string;
  readonly promotion: string;
  readonly createdBy: string;
  readonly createdAt: number;
  /** Key of the hashes of addresses. */
  readonly secret: string;
}

/** SQLite takes a limited number of parameters a statement. */
const rowsAtOnce = 500;

/** Stores a campaign with its ledger, in one transaction. False while another one runs. */
export async function insertCampaign(db: Database, campaign: NewCampaign): Promise<boolean> {
  const { limit, secret, ...rest } = campaign;
  return await db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("campaigns")
      .values({ ...rest, state: "running", finishedAt: null, total: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!inserted) return false;
    const recipients = await chooseRecipients(trx, campaign.audience, limit, secret);
    for (let from = 0; from < recipients.length; from += rowsAtOnce) {
      const part = recipients.slice(from, from + rowsAtOnce);
      const rows = part.map((recipient) => ({ ...recipient, campaignId: campaign.id }));
      await trx.insertInto("campaignRecipients").values(rows).execute();
      const ids = part.map(({ userId }) => userId);
      await trx
        .updateTable("profiles")
        .set({ lastMailedAt: campaign.createdAt })
        .where("id", "in", ids)
        .execute();
    }
    await trx
      .updateTable("campaigns")
      .set({ total: recipients.length })
      .where("id", "=", campaign.id)
      .execute();
    return true;
  });
}

export async function findCampaign(db: Database, id: string): Promise<CampaignRow | undefined> {
  return await db.selectFrom("campaigns").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The latest campaigns, newest first. */
export async function latestCampaigns(db: Database, limit: number): Promise<CampaignRow[]> {
  return await db.selectFrom("campaigns").selectAll().orderBy("createdAt", "desc").limit(limit).execute();
}

/** How many recipients of a campaign are in each state, by the ledger. */
export async function countStates(
  db: Database,
  campaignId: string,
): Promise<ReadonlyMap<RecipientState, number>> {
  const rows = await db
    .selectFrom("campaignRecipients")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")] as const)
    .where("campaignId", "=", campaignId)
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The first recipients who got nothing, or perhaps nothing. */
export async function problemsOf(db: Database, campaignId: string, limit: number) {
  return await db
    .selectFrom("campaignRecipients")
    .select(["email", "state", "reason"])
    .where("campaignId", "=", campaignId)
    .where("state", "in", ["failed", "uncertain", "skipped"])
    .orderBy("state")
    .orderBy("email")
    .limit(limit)
    .execute();
}

/** Stops a campaign for good, if it runs. */
export async function markStopped(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable("campaigns")
    .set({ stoppedAt: now })
    .where("id", "=", id)
    .where("state", "=", "running")
    .execute();
}

/** Leaves out whoever has no mail yet, where the campaign was stopped. */
export async function skipIfStopped(db: Database, campaignId: string): Promise<void> {
  await db
    .updateTable("campaignRecipients")
    .set({ state: "skipped", reason: "The campaign was stopped" })
    .where("campaignId", "=", campaignId)
    .where("state", "=", "pending")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("campaigns")
          .select("campaigns.id")
          .where("campaigns.id", "=", campaignId)
          .where("campaigns.stoppedAt", "is not", null),
      ),
    )
    .execute();
}

/** The campaigns that chose a user, the latest first, and what became of the mail. */
export async function campaignsOf(db: Database, userId: string) {
  return await db
    .selectFrom("campaignRecipients")
    .innerJoin("campaigns", "campaigns.id", "campaignRecipients.campaignId")
    .select(["subject", "email", "campaignRecipients.state", "createdAt"])
    .where("campaignRecipients.userId", "=", userId)
    .orderBy("createdAt", "desc")
    .execute();
}
