import type { Database } from "../../db/schema.ts";
import type { Logger } from "../../log.ts";
import type { Mailer } from "../../mail/mailer.ts";
import type { Settings } from "../../settings/tree.ts";
import { campaignMailOptions } from "./campaign-mail.ts";
import { type CampaignWorker, createCampaignWorker } from "./campaign-worker.ts";

interface StartDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
}

/** How often it looks for a campaign that another process left unfinished, in ms. */
const lookEveryMs = 15_000;

/** The campaign worker as the settings want it, which begins with what was left unfinished. */
export function startCampaignWorker({ settings, ...deps }: StartDeps): CampaignWorker {
  const { perSecond, connections } = settings.mail;
  const mail = campaignMailOptions(settings);
  const worker = createCampaignWorker({ ...deps, mail, perSecond, connections });
  worker.poke();
  const timer = setInterval(worker.poke, lookEveryMs);
  return {
    poke: worker.poke,
    stop: async () => {
      clearInterval(timer);
      await worker.stop();
    },
  };
}
