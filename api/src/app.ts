import type { PublicConfig } from "@ai-humanizer/shared";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { requestId } from "hono/request-id";
import type { Database } from "./db/schema.ts";
import { AppError } from "./errors.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import { adminRoutes } from "./features/admin/admin.routes.ts";
import { audit } from "./features/admin/audit.ts";
import { exportRoutes } from "./features/admin/export.routes.ts";
import { demoLoginRoutes } from "./features/auth/demo-login.routes.ts";
import { billingRoutes } from "./features/billing/billing.routes.ts";
import type { Billing } from "./features/billing/create-billing.ts";
import { webhookRoutes } from "./features/billing/webhook.routes.ts";
import { campaignRoutes, sendRoutes } from "./features/campaigns/campaign.routes.ts";
import { campaignMailOptions } from "./features/campaigns/campaign-mail.ts";
import type { CampaignWorker } from "./features/campaigns/campaign-worker.ts";
import { emailRoutes, feedbackRoutes } from "./features/campaigns/email.routes.ts";
import { configRoutes } from "./features/config/config.routes.ts";
import {
  desktopExchangeRoutes,
  desktopGrantRoutes,
} from "./features/desktop-sign-in/desktop-sign-in.routes.ts";
import { healthRoutes, readyRoutes } from "./features/health/health.routes.ts";
import { historyRoutes } from "./features/history/history.routes.ts";
import { humanizeRoutes } from "./features/humanize/humanize.routes.ts";
import { runTimeoutMs } from "./features/humanize/providers/create-provider.ts";
import type { Provider } from "./features/humanize/providers/provider.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import { trialRoutes } from "./features/quota/trial.routes.ts";
import { statsRoutes } from "./features/stats/stats.routes.ts";
import { workingStatusRoutes } from "./features/subscription/working-status.routes.ts";
import { webRoutes } from "./features/web/web.routes.ts";
import { clientAddress } from "./http/client-address.ts";
import { desktopVersion } from "./http/desktop-version.ts";
import type { AppEnv } from "./http/env.ts";
import { errorHandler, notFound } from "./http/error-handler.ts";
import { identifyActor } from "./http/identify-actor.ts";
import { byActor, byAddress, rateLimit } from "./http/rate-limit.ts";
import { requestLog } from "./http/request-log.ts";
import { requireAdmin } from "./http/require-admin.ts";
import { sameSite } from "./http/same-site.ts";
import { apiHeaders, fixedHeaders, withTransportSecurity } from "./http/security-headers.ts";
import type { Identify } from "./identity/actor.ts";
import type { SignCustomToken } from "./identity/custom-token.ts";
import type { IdentityProvider } from "./identity/firebase-accounts.ts";
import type { Logger } from "./log.ts";
import { outboxDir } from "./mail/create-mailer.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Settings } from "./settings/tree.ts";

const bodyLimitBytes = 256 * 1024;

export interface AppDeps {
  readonly settings: Settings;
  readonly publicConfig: PublicConfig;
  readonly db: Database;
  readonly humanizer: Provider;
  readonly identify: Identify;
  readonly identityProvider: IdentityProvider;
  /** Null where nobody can sign in on a desktop. */
  readonly signCustomToken: SignCustomToken | null;
  /** Null where nothing can be bought. */
  readonly billing: Billing | null;
  readonly mailer: Mailer;
  readonly campaignWorker: CampaignWorker;
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
  app.route("/api/health", healthRoutes(headers));
  app.use(requestId({ generator: deps.newId }));
  app.use("/api/*", fixedHeaders(headers));
  app.route("/api", api(deps));
  if (webRoot !== null) app.route("/", webRoutes(webRoot, publicUrl, deps.publicConfig));
  return app;
}

function api(deps: AppDeps): Hono<AppEnv> {
  const { settings, log } = deps;
  const { limits, server } = settings;
  const { secret, publicUrl } = server;
  const ownOrigins = [publicUrl, ...server.corsOrigins];
  const app = new Hono<AppEnv>();
  // Probes must be answered under load: they pass no limits and leave no log lines.
  app.route("/ready", readyRoutes(deps));

  app.use(requestLog(log));
  // Other servers call these with a secret. No limit may hold up their bursts: not all of them send a call again.
  for (const call of ["/stripe/webhook", "/email/feedback"]) {
    app.use(call, bodyLimit({ maxSize: bodyLimitBytes, onError: bodyTooLarge }));
  }
  app.route("/stripe/webhook", webhookRoutes(deps));
  app.route(
    "/email/feedback",
    feedbackRoutes({ ...deps, secret, feedbackSecret: settings.mail.feedbackSecret }),
  );
  app.use(
    cors({
      origin: ownOrigins,
      credentials: true,
      allowHeaders: ["authorization", "content-type", "x-guest-session", "x-request-id"],
      exposeHeaders: ["retry-after", "x-request-id"],
      maxAge: 600,
    }),
  );
  app.use(compress());
  app.use(clientAddress({ trustedProxies: server.trustedProxies, secret }));
  app.use(rateLimit(limits.callsPerMinute, byAddress));
  app.use(bodyLimit({ maxSize: bodyLimitBytes, onError: bodyTooLarge }));

  // A caller who is signed out, or whose token is no longer valid, can still read the settings and sign in.
  app.route("/config", configRoutes(deps.publicConfig));
  app.use(desktopVersion(settings.desktop.minVersion));
  for (const call of ["/auth/login", "/auth/logout"]) {
    app.use(call, sameSite({ origins: ownOrigins, appliesTo: () => true }));
  }
  app.route("/auth", demoLoginRoutes({ ...deps, secret, publicUrl, demo: deps.publicConfig.demo }));

  app.route("/email", emailRoutes({ ...deps, secret }));
  app.route("/auth/desktop/exchange", desktopExchangeRoutes(deps));

  app.use(identifyActor(deps.identify));
  app.use(rateLimit(limits.callsPerMinute, byActor));
  app.use(sameSite({ origins: ownOrigins, appliesTo: (c) => c.var.account?.signIn.via === "session" }));

  app.route("/auth/me", profileRoutes(deps));
  app.route("/auth/desktop/grant", desktopGrantRoutes(deps));
  app.route("/trial", trialRoutes(deps));
  app.route("/stats", statsRoutes(deps));
  app.route("/history", historyRoutes(deps));
  app.route("/working-status", workingStatusRoutes(deps));
  app.route("/account", accountRoutes({ ...deps, secret }));
  app.route("/", billingRoutes(deps));
  app.use("/humanize", rateLimit(limits.humanizesPerMinute, byAddress));
  app.use("/humanize", rateLimit(limits.humanizesPerMinute, byActor));
  app.route(
    "/humanize",
    humanizeRoutes({
      ...deps,
      timeoutMs: runTimeoutMs(settings),
      guestUsesPerAddress: limits.guestUsesPerAddress,
    }),
  );
  app.route("/", adminArea(deps));
  app.all("*", notFound);
  return app;
}

/** What only admins may do, each call written down. */
function adminArea(deps: AppDeps): Hono<AppEnv> {
  const { settings, campaignWorker: worker } = deps;
  const campaigns = {
    ...deps,
    worker,
    mail: campaignMailOptions(settings),
    promotionCode: settings.billing.promotionCode,
    waitMs: settings.mail.campaignWaitMs,
    outboxDir: outboxDir(settings),
  };
  const app = new Hono<AppEnv>();
  for (const path of ["/admin/*", "/send-promotional-campaign", "/test-email"]) {
    app.use(path, requireAdmin, audit(deps));
  }
  app.route("/admin", adminRoutes(deps));
  app.route("/admin", exportRoutes(deps));
  app.route("/admin", campaignRoutes(campaigns));
  app.route("/", sendRoutes(campaigns));
  return app;
}

function bodyTooLarge(): never {
  throw new AppError(413, "body_too_large", `The body may have at most ${bodyLimitBytes / 1024} KB`);
}
