import { randomUUID } from "node:crypto";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/open.ts";
import { createEnginePool } from "./engine/pool.ts";
import { createBilling } from "./features/billing/create-billing.ts";
import { startErasures } from "./features/billing/erasure.service.ts";
import { startCampaignWorker } from "./features/campaigns/start-worker.ts";
import { createProvider } from "./features/humanize/providers/create-provider.ts";
import { createIdentity } from "./identity/create-identity.ts";
import { createLogger } from "./log.ts";
import { createMailer } from "./mail/create-mailer.ts";
import { startMaintenance } from "./maintenance.ts";
import { publicConfig } from "./public-config.ts";
import { startServer } from "./server.ts";
import { parseSettings } from "./settings/parse.ts";
import type { Settings } from "./settings/tree.ts";

/** Starts everything in order; the function it resolves to stops it in the reverse order. */
async function start(settings: Settings): Promise<() => Promise<void>> {
  const log = createLogger(settings.log.level);
  const clock = Date.now;
  const engine = createEnginePool({
    ...settings.engine,
    onIdleError: (err) => log.error({ err }, "idle engine thread lost"),
  });
  const db = await openDatabase({
    ...settings.data,
    onIdleError: (err) => log.warn({ err }, "idle database connection lost"),
  });
  const billing = await createBilling(settings, log);
  const stopMaintenance = await startMaintenance({ ...settings.data, db, clock, log });
  const stopErasures = startErasures({ db, clock, log, billing });
  const identity = await createIdentity({ settings, db, clock, newId: randomUUID, log });
  const deps = { engine, db, clock, newId: randomUUID, random: Math.random, log };
  const humanizer = await createProvider({ ...deps, settings: settings.provider });
  const mailer = createMailer(settings, clock);
  const campaignWorker = startCampaignWorker({ settings, db, mailer, clock, newId: randomUUID, log });
  await engine.ready();

  let stopping = false;
  const app = createApp({
    settings,
    publicConfig: publicConfig(settings, identity.firebase, billing),
    db,
    humanizer,
    identify: identity.identify,
    identityProvider: identity.provider,
    signCustomToken: identity.signCustomToken,
    billing,
    mailer,
    campaignWorker,
    clock,
    newId: randomUUID,
    log,
    isStopping: () => stopping,
  });
  const server = await startServer(app, settings.server);
  log.info({ port: server.port, database: settings.data.databaseUrl ? "postgres" : "sqlite" }, "listening");

  return async () => {
    stopping = true;
    log.info("stopping");
    await server.stop(settings.server.shutdownMs);
    await campaignWorker.stop();
    mailer.close();
    await stopErasures();
    await stopMaintenance();
    await engine.close();
    await db.destroy();
  };
}

try {
  const stop = await start(parseSettings(process.env));
  let ending = false;
  const end = () => {
    // Ending a whole service signals each of its processes, and so this one twice: directly and through its parent.
    if (ending) return;
    ending = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", end).on("SIGTERM", end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
