import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { controlRoutes, type Faults } from "./control.ts";
import { moveClock } from "./engine/clock.ts";
import { greeting } from "./greeting.ts";
import { idempotency } from "./http/idempotency.ts";
import { StripeApiError } from "./http/stripe-error.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { portalPage } from "./pages/portal-page.ts";
import { checkoutSessionRoutes } from "./routes/checkout-sessions.ts";
import { customerRoutes } from "./routes/customers.ts";
import { invoicePreviewRoutes } from "./routes/invoice-preview.ts";
import { paymentIntentRoutes } from "./routes/payment-intents.ts";
import { portalSessionRoutes } from "./routes/portal-sessions.ts";
import { readableRoutes } from "./routes/readable.ts";
import { refundRoutes } from "./routes/refunds.ts";
import { subscriptionRoutes } from "./routes/subscriptions.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Webhooks } from "./webhooks.ts";

interface AppParts {
  readonly sandbox: Sandbox;
  readonly webhooks: Webhooks;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Called once a call may have changed the state. */
  readonly onChange: () => void;
}

const elements = readFileSync(new URL("./pages/elements.js", import.meta.url), "utf8");

/** The stand-in's API, hosted pages, browser script and control calls. */
export function createSandboxApp({ sandbox, webhooks, onChange, ...keys }: AppParts): Hono {
  const faults: Faults = { left: 0, status: 500 };
  const app = new Hono();
  app.onError((error, c) => {
    const known =
      error instanceof StripeApiError
        ? error
        : new StripeApiError(500, `The stand-in failed: ${error.message}`, { type: "api_error" });
    return c.json(known.body(), known.status);
  });
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json(new StripeApiError(404, message).body(), 404);
  });
  app.use(async (c, next) => {
    // What fell due while nobody asked has happened at its time.
    moveClock(sandbox, sandbox.now());
    await next();
    if (c.req.method !== "GET") onChange();
  });

  app.get("/", (c) => c.text(greeting));
  app.get("/v3/sandbox.js", (c) =>
    c.body(elements, 200, {
      "content-type": "text/javascript",
      "cross-origin-resource-policy": "cross-origin",
    }),
  );
  app.route("/c/pay", checkoutPage(sandbox));
  app.route("/p/session", portalPage(sandbox));
  app.route("/sandbox", controlRoutes(sandbox, webhooks, faults));

  app.use("/v1/*", async (c, next) => {
    const fromBrowser = c.req.path.startsWith("/v1/payment_intents/");
    const key = c.req.header("authorization")?.replace(/^Bearer /, "");
    if (
      c.req.method !== "OPTIONS" &&
      key !== keys.secretKey &&
      !(fromBrowser && key === keys.publishableKey)
    ) {
      throw new StripeApiError(401, "Invalid API Key provided");
    }
    if (faults.status === 429) fail(c, faults);
    await next();
  });
  app.use("/v1/*", idempotency(sandbox));
  app.use("/v1/*", async (c, next) => {
    fail(c, faults);
    await next();
  });
  app.route("/v1/customers", customerRoutes(sandbox));
  app.route("/v1/subscriptions", subscriptionRoutes(sandbox));
  app.route("/v1/checkout/sessions", checkoutSessionRoutes(sandbox));
  app.route("/v1/billing_portal/sessions", portalSessionRoutes(sandbox));
  app.route("/v1/invoices/create_preview", invoicePreviewRoutes(sandbox));
  app.route("/v1/payment_intents", paymentIntentRoutes(sandbox));
  app.route("/v1", refundRoutes(sandbox));
  app.route("/v1", readableRoutes(sandbox));
  return app;
}

/** Fails a call that was told to. A limit of calls strikes before idempotency, anything else while executing. */
function fail({ req }: Context, faults: Faults): void {
  const call = `${req.method} ${req.path}`;
  if (faults.left === 0 || (faults.call ?? call) !== call) return;
  faults.left -= 1;
  throw new StripeApiError(faults.status as 500, "This call was told to fail.", { type: "api_error" });
}
