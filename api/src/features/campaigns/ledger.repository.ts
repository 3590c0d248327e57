import type { Selectable } from "kysely";
import type { Database, RecipientState, Schema } from "../../db/schema.ts";
import { type CampaignRow, countStates } from "./campaign.repository.ts";

export type RecipientRow = Selectable<Schema["campaignRecipients"]>;

interface Lease {
  /** A process's own id, new at each start. */
  readonly worker: string;
  readonly now: number;
  readonly leaseMs: number;
}

/**
 * Takes the running campaign for a process, if no other has it; undefined if there is none to take. Mails that an earlier
 * process left under way may have been sent: they are marked so, and never sent again.
 */
export async function takeCampaign(db: Database, lease: Lease): Promise<CampaignRow | undefined> {
  const { worker, now, leaseMs } = lease;
  return await db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable("campaigns")
      .set({ worker, leasedUntil: now + leaseMs })
      .where("state", "=", "running")
      .where((eb) => eb.or([eb("worker", "=", worker), eb("leasedUntil", "<=", now)]))
      .returningAll()
      .executeTakeFirst();
    if (!taken) return undefined;
    await trx
      .updateTable("campaignRecipients")
      .set({ state: "uncertain", reason: "The server went down while this mail was being sent" })
      .where("campaignId", "=", taken.id)
      .where("state", "=", "sending")
      .where("claim", "!=", worker)
      .execute();
    return taken;
  });
}

/** Keeps a campaign for its process. False if another one has it now. */
export async function keepCampaign(db: Database, id: string, lease: Lease): Promise<boolean> {
  const kept = await db
    .updateTable("campaigns")
    .set({ leasedUntil: lease.now + lease.leaseMs })
    .where("id", "=", id)
    .where("worker", "=", lease.worker)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Gives a campaign back, for the next process to take at once. */
export async function giveBackCampaign(db: Database, id: string, worker: string): Promise<void> {
  await db
    .updateTable("campaigns")
    .set({ leasedUntil: 0 })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .execute();
}

/**
 * Takes on the next recipient whose time has come: written down before the mail leaves. Undefined if there is none, the
 * campaign was stopped, or another process has it now.
 */
export async function claimRecipient(
  db: Database,
  campaignId: string,
  { worker, now }: Omit<Lease, "leaseMs">,
): Promise<RecipientRow | undefined> {
  return await db
    .updateTable("campaignRecipients")
    .set((eb) => ({ state: "sending", claim: worker, attempts: eb("attempts", "+", 1) }))
    .where("campaignId", "=", campaignId)
    .where("state", "=", "pending")
    .where("email", "=", (eb) =>
      eb
        .selectFrom("campaignRecipients as next")
        .select("next.email")
        .where("next.campaignId", "=", campaignId)
        .where("next.state", "=", "pending")
        .where("next.notBefore", "<=", now)
        .orderBy("next.notBefore")
        .limit(1),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("campaigns")
          .select("campaigns.id")
          .where("campaigns.id", "=", campaignId)
          .where("campaigns.worker", "=", worker)
          .where("campaigns.stoppedAt", "is", null),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

interface Outcome {
  readonly state: RecipientState;
  readonly reason: string | null;
  /** When a pending one may be tried again. */
  readonly notBefore?: number;
  readonly attempts?: number;
}

/** Writes what became of a recipient that a process took on. */
export async function settleRecipient(db: Database, row: RecipientRow, outcome: Outcome): Promise<void> {
  await db
    .updateTable("campaignRecipients")
    .set(outcome)
    .where("campaignId", "=", row.campaignId)
    .where("email", "=", row.email)
    .where("claim", "=", row.claim)
    // Another process may have given this one up for dead; what it knows is still true.
    .where("state", "in", outcome.state === "pending" ? ["sending"] : ["sending", "uncertain"])
    .execute();
}

/** When the next recipient may be tried; undefined if none is left. */
export async function nextTry(db: Database, campaignId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("campaignRecipients")
    .select("notBefore")
    .where("campaignId", "=", campaignId)
    .where("state", "=", "pending")
    .orderBy("notBefore")
    .limit(1)
    .executeTakeFirst();
  return row?.notBefore;
}

/** Notes why no mail leaves at the moment; null when mail leaves. */
export async function noteProblem(db: Database, id: string, problem: string | null): Promise<void> {
  await db.updateTable("campaigns").set({ problem }).where("id", "=", id).execute();
}

/** Ends a campaign, with what became of its recipients, if its process still has it and none is left. */
export async function finishCampaign(db: Database, id: string, lease: Omit<Lease, "leaseMs">): Promise<void> {
  const states = await countStates(db, id);
  const { sent = 0, failed = 0, uncertain = 0, skipped = 0, ...open } = Object.fromEntries(states);
  if (Object.keys(open).length > 0) return;
  await db
    .updateTable("campaigns")
    .set({ state: "done", finishedAt: lease.now, sent, failed, uncertain, skipped, problem: null })
    .where("id", "=", id)
    .where("worker", "=", lease.worker)
    .execute();
}
