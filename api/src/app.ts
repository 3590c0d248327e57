import type { PublicConfig } from "@ai-humanizer/shared";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { requestId } from "hono/request-id";
import type { Database } from "./db/schema.ts";
import type { Humanizer } from "./engine/humanizer.ts";
import { AppError } from "./errors.ts";
import { configRoutes } from "./features/config/config.routes.ts";
import { healthRoutes, readyRoutes } from "./features/health/health.routes.ts";
import { humanizeRoutes } from "./features/humanize/humanize.routes.ts";
import { webRoutes } from "./features/web/web.routes.ts";
import { clientAddress } from "./http/client-address.ts";
import type { AppEnv } from "./http/env.ts";
import { errorHandler, notFound } from "./http/error-handler.ts";
import { identifyActor } from "./http/identify-actor.ts";
import { byActor, byAddress, rateLimit } from "./http/rate-limit.ts";
import { requestLog } from "./http/request-log.ts";
import { apiHeaders, fixedHeaders, withTransportSecurity } from "./http/security-headers.ts";
import type { Identify } from "./identity/actor.ts";
import type { Logger } from "./log.ts";
import type { Settings } from "./settings/tree.ts";

const bodyLimitBytes = 256 * 1024;

export interface AppDeps {
  readonly settings: Settings;
  readonly publicConfig: PublicConfig;
  readonly db: Database;
  readonly humanizer: Humanizer;
  readonly identify: Identify;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
  /** True once the server stops taking work. */
  readonly isStopping: () => boolean;
}

/** The whole API, and the web app where the settings name its folder, from explicit dependencies. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { webRoot, publicUrl } = deps.settings.server;
  const headers = withTransportSecurity(apiHeaders, publicUrl);
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(deps.log));
  app.notFound(notFound);
  app.route("/api/health", healthRoutes(headers, deps.newId));
  app.use(requestId({ generator: deps.newId }));
  app.use("/api/*", fixedHeaders(headers));
  app.route("/api", api(deps));
  if (webRoot !== null) app.route("/", webRoutes(webRoot, publicUrl));
  return app;
}

function api(deps: AppDeps): Hono<AppEnv> {
  const { settings, log } = deps;
  const { limits, server, engine } = settings;
  const app = new Hono<AppEnv>();
  // Probes must be answered under load: they pass no limits and leave no log lines.
  app.route("/ready", readyRoutes(deps));

  app.use(requestLog(log));
  app.use(
    cors({
      origin: [server.publicUrl, ...server.corsOrigins],
      credentials: true,
      allowHeaders: ["authorization", "content-type", "x-guest-session", "x-request-id"],
      exposeHeaders: ["retry-after", "x-request-id"],
      maxAge: 600,
    }),
  );
  app.use(compress());
  app.use(clientAddress({ trustedProxies: server.trustedProxies, secret: server.secret }));
  app.use(rateLimit(limits.callsPerMinute, byAddress));
  app.use(identifyActor(deps.identify));
  app.use(rateLimit(limits.callsPerMinute, byActor));
  app.use(bodyLimit({ maxSize: bodyLimitBytes, onError: bodyTooLarge }));

  app.route("/config", configRoutes(deps.publicConfig));
  app.use("/humanize", rateLimit(limits.humanizesPerMinute, byAddress));
  app.use("/humanize", rateLimit(limits.humanizesPerMinute, byActor));
  app.route(
    "/humanize",
    humanizeRoutes({ ...deps, timeoutMs: engine.timeoutMs, guestUsesPerAddress: limits.guestUsesPerAddress }),
  );
  app.all("*", notFound);
  return app;
}

function bodyTooLarge(): never {
  throw new AppError(413, "body_too_large", `The body may have at most ${bodyLimitBytes / 1024} KB`);
}
