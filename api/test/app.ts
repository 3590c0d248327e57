import type { Hono } from "hono";
import { type AppDeps, createApp } from "../src/app.ts";
import type { Database } from "../src/db/schema.ts";
import type { AppEnv } from "../src/http/env.ts";
import { identifyGuest } from "../src/identity/identify.ts";
import { createLogger } from "../src/log.ts";
import { publicConfig } from "../src/public-config.ts";
import { parseSettings } from "../src/settings/parse.ts";
import { fakeHumanizer } from "./fake-humanizer.ts";

type TestAppOptions = Partial<Omit<AppDeps, "settings">> & {
  readonly db: Database;
  /** Settings by the names of their variables, over the local defaults. */
  readonly env?: Readonly<Record<string, string>>;
};

/** The app with a fake humanizer, silent, on a given database; everything else as in local mode. */
export function testApp({ env = {}, ...deps }: TestAppOptions): Hono<AppEnv> {
  return createApp({
    settings: parseSettings(env),
    publicConfig: publicConfig(),
    humanizer: fakeHumanizer(),
    identify: identifyGuest,
    clock: Date.now,
    newId: () => crypto.randomUUID(),
    log: createLogger("silent"),
    isStopping: () => false,
    ...deps,
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
