import type { SettingsOf } from "./leaf.ts";
import { billing } from "./sections/billing.ts";
import { data } from "./sections/data.ts";
import { engine } from "./sections/engine.ts";
import { identity } from "./sections/identity.ts";
import { mail } from "./sections/mail.ts";
import { operator } from "./sections/operator.ts";
import { provider } from "./sections/provider.ts";
import { desktop, limits, log, server } from "./sections/server.ts";

/** Every setting of the API. The README's table is generated from it. */
export const settingsTree = {
  server,
  operator,
  data,
  identity,
  billing,
  mail,
  engine,
  provider,
  limits,
  desktop,
  log,
};

export type Settings = SettingsOf<typeof settingsTree> & {
  /** "production" where NODE_ENV says so: nothing is simulated there. */
  readonly mode: "local" | "production";
};
