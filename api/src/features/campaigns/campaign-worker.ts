import type { Database } from "../../db/schema.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { CampaignMailOptions } from "./campaign-mail.ts";
import { finishCampaign, giveBackCampaign, takeCampaign } from "./ledger.repository.ts";
import { sendCampaign } from "./send-campaign.ts";

export interface WorkerDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly mail: CampaignMailOptions;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  readonly perSecond: number;
  /** Mails under way at once. */
  readonly connections: number;
  /** How long a process that says nothing keeps a campaign, in ms. */
  readonly leaseMs?: number;
  /** The first pause after a refusal or a broken connection, in ms; it doubles. */
  readonly retryMs?: number;
}

export interface CampaignWorker {
  /** Sends what there is to send. Returns at once. */
  readonly poke: () => void;
  /** Ends after the mails under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Sends the running campaign. A recipient is marked in the ledger before the mail leaves and after: whatever happens in
 * between, nobody gets it twice, and nobody is left out unnoticed.
 */
export function createCampaignWorker(deps: WorkerDeps): CampaignWorker {
  const { db, clock, log, newId, leaseMs = 30_000 } = deps;
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  /** Sends one campaign, under a name of its own. False if there is none to send. */
  async function sendNext(): Promise<boolean> {
    const worker = newId();
    const campaign = await takeCampaign(db, { worker, now: clock(), leaseMs });
    if (!campaign) return false;
    log.info({ campaign: campaign.id, recipients: campaign.total }, "sending a campaign");
    try {
      await sendCampaign({ ...deps, leaseMs, worker, campaign, signal: stopping.signal });
      if (!stopping.signal.aborted) await finishCampaign(db, campaign.id, { worker, now: clock() });
    } finally {
      await giveBackCampaign(db, campaign.id, worker);
    }
    return true;
  }

  async function run(): Promise<void> {
    do {
      again = false;
      while (!stopping.signal.aborted && (await sendNext()));
    } while (again && !stopping.signal.aborted);
  }

  function poke(): void {
    again = true;
    running ??= run()
      .catch((err: unknown) => log.error({ err }, "the campaign was interrupted"))
      .finally(() => {
        running = null;
      });
  }
  async function stop(): Promise<void> {
    stopping.abort();
    await running;
  }
  return { poke, stop };
}
