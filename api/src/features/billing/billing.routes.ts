import { paymentIntentRequestSchema, subscribeRequestSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { jsonBody } from "../../http/json-body.ts";
import { queryOf } from "../../http/query-of.ts";
import { requireAccount } from "../../http/require-account.ts";
import { requireActor } from "../../http/require-actor.ts";
import type { Account } from "../../identity/actor.ts";
import { atProvider, requireBilling } from "./billing-errors.ts";
import { cancelSubscription } from "./cancel.service.ts";
import type { Billing } from "./create-billing.ts";
import { createPaymentIntent } from "./payment-intent.service.ts";
import { findPaymentSession } from "./payment-session.service.ts";
import { openPortal } from "./portal.service.ts";
import { findPromotion } from "./promotion.ts";
import { subscribe } from "./subscribe.service.ts";
import type { SyncDeps } from "./sync.service.ts";
import { openTestCheckout } from "./test-checkout.service.ts";
import { previewUpgrade } from "./upgrade-preview.service.ts";

interface BillingRouteDeps extends Omit<SyncDeps, "billing"> {
  readonly db: Database;
  readonly billing: Billing | null;
}

/** The calls of `billing.ts` in the contract; only what a promotion is worth is told to guests too. */
export function billingRoutes({ billing, ...rest }: BillingRouteDeps) {
  const withBilling = (): SyncDeps => ({ ...rest, billing: requireBilling(billing) });
  /** The account that pays: never the demo account, whose cards and invoices everybody would share. */
  const requireBuyer = (c: AppContext): Account => {
    const account = requireAccount(c);
    if (billing?.mode === "live" && account.signIn.via === "session") throw demoBuysNothing();
    return account;
  };
  return new Hono<AppEnv>()
    .post("/working-subscribe", async (c) => {
      const { profile } = requireBuyer(c);
      const request = await jsonBody(c, subscribeRequestSchema);
      return c.json(await atProvider(() => subscribe(withBilling(), profile, request)));
    })
    .get("/upgrade-preview", async (c) => {
      const { profile } = requireBuyer(c);
      const request = queryOf(c, subscribeRequestSchema);
      return c.json(await atProvider(() => previewUpgrade(withBilling(), profile, request)));
    })
    .post("/test-checkout", async (c) => {
      const account = requireAccount(c);
      return c.json(await atProvider(() => openTestCheckout(withBilling(), account)));
    })
    .post("/working-cancel", async (c) => {
      const { profile } = requireBuyer(c);
      await atProvider(() => cancelSubscription(withBilling(), profile));
      return c.json({ message: "You are on the Free plan now." });
    })
    .post("/simple-manage", async (c) => {
      const { profile } = requireBuyer(c);
      return c.json(await atProvider(() => openPortal(withBilling(), profile)));
    })
    .post("/create-payment-intent", async (c) => {
      const { profile } = requireBuyer(c);
      const request = await jsonBody(c, paymentIntentRequestSchema);
      return c.json(await atProvider(() => createPaymentIntent(withBilling(), profile, request)));
    })
    .get("/promotion/:code", async (c) => {
      requireActor(c);
      const deps = withBilling();
      const promotion = await atProvider(() => findPromotion(deps.billing, c.req.param("code")));
      if (!promotion) throw new AppError(404, "not_found", "This promotion is no longer valid.");
      return c.json({ code: promotion.code, percentOff: promotion.percentOff });
    })
    .get("/stripe/session/:id", async (c) => {
      const { profile } = requireAccount(c);
      return c.json(await atProvider(() => findPaymentSession(withBilling(), profile, c.req.param("id"))));
    });
}

const demoBuysNothing = () =>
  new AppError(
    403,
    "demo_not_allowed",
    "The demo account can't buy anything. Please sign in with your own account.",
  );
