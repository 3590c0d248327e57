import type { Hono } from "hono";
import { type AppDeps, createApp } from "../src/app.ts";
import type { Database } from "../src/db/schema.ts";
import { campaignMailOptions } from "../src/features/campaigns/campaign-mail.ts";
import {
  type CampaignWorker,
  createCampaignWorker,
  type WorkerDeps,
} from "../src/features/campaigns/campaign-worker.ts";
import { sessionCookieName } from "../src/http/cookies.ts";
import type { AppEnv } from "../src/http/env.ts";
import { edgeLocation } from "../src/identity/edge-location.ts";
import { createIdentify } from "../src/identity/identify.ts";
import { createTokenVerifier } from "../src/identity/verify-token.ts";
import { createLogger } from "../src/log.ts";
import type { Mailer } from "../src/mail/mailer.ts";
import { publicConfig } from "../src/public-config.ts";
import { parseSettings } from "../src/settings/parse.ts";
import { fakeHumanizer } from "./fake-humanizer.ts";
import { fakeMailer } from "./fake-mailer.ts";

type TestAppOptions = Partial<Omit<AppDeps, "settings">> & {
  readonly db: Database;
  /** Settings by the names of their variables, over the local defaults. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The app with a fake humanizer, silent, on a given database, taking tokens of `idToken`; all else as in local mode. */
export function testApp({ env = {}, ...deps }: TestAppOptions): Hono<AppEnv> {
  const settings = parseSettings(env);
  const { db, clock = Date.now, newId = () => crypto.randomUUID() } = deps;
  const { mailer = fakeMailer().mailer, log = createLogger("silent") } = deps;
  const { projectId, adminEmails } = settings.identity;
  const keys = () => Promise.reject(new Error("the tests' tokens are not signed"));
  return createApp({
    settings,
    publicConfig: publicConfig(settings, null, deps.billing ?? null),
    humanizer: fakeHumanizer(),
    identify: createIdentify({
      db,
      clock,
      newId,
      adminEmails,
      verifyToken: createTokenVerifier({ projectId, keys, allowUnsigned: true, clock }),
      sessionCookie: sessionCookieName(settings.server.publicUrl),
      secret: settings.server.secret,
      locationOf: edgeLocation(settings.server),
    }),
    identityProvider: { deleteUser: async () => {} },
    signCustomToken: null,
    billing: null,
    mailer,
    campaignWorker: testCampaignWorker(db, mailer, {
      mail: campaignMailOptions(settings),
      clock,
      newId,
      log,
    }),
    clock,
    newId,
    log,
    isStopping: () => false,
    ...deps,
  });
}

/** A campaign worker in haste. */
export function testCampaignWorker(
  db: Database,
  mailer: Mailer,
  options: Partial<WorkerDeps> = {},
): CampaignWorker {
  return createCampaignWorker({
    db,
    mailer,
    mail: campaignMailOptions(parseSettings({})),
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    log: createLogger("silent"),
    perSecond: 1_000,
    connections: 2,
    retryMs: 1,
    ...options,
  });
}

/** A call of the humanize route; a string is sent as it is. */
export function humanizeInit(
  session: string | null,
  body: unknown = { text: "We utilize tools." },
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(session === null ? {} : { "x-guest-session": session }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
