import { z } from "zod";
import { required, setting } from "../leaf.ts";
import { list, origin } from "../schemas.ts";

const priceSetting = (name: string, local: string, what: string) =>
  setting({
    name,
    schema: z.string(),
    local,
    production: required,
    doc: `Stripe's price id of ${what}.`,
  });

const retiredPrices = (name: string, plan: string) =>
  setting({
    name,
    schema: list,
    local: [],
    doc: `Price ids by which ${plan} was sold before, comma separated: whoever still pays one keeps the plan. List a price here when another takes its place.`,
  });

/** Stripe's keys and prices. */
export const billing = {
  secretKey: setting({
    name: "STRIPE_SECRET_KEY",
    schema: z
      .string()
      .regex(/^(sk|rk)_/)
      .nullable(),
    local: null,
    production: required,
    doc: "Stripe's secret key.",
  }),
  publishableKey: setting({
    name: "STRIPE_PUBLISHABLE_KEY",
    schema: z.string().regex(/^pk_/).nullable(),
    local: null,
    production: required,
    doc: "Stripe's publishable key, for the payment page.",
  }),
  webhookSecret: setting({
    name: "STRIPE_WEBHOOK_SECRET",
    schema: z
      .string()
      .regex(/^whsec_/)
      .nullable(),
    local: null,
    production: required,
    doc: "Signing secret of the webhook endpoint `/api/stripe/webhook`.",
  }),
  sandboxUrl: setting({
    name: "STRIPE_SANDBOX_URL",
    schema: origin.nullable(),
    local: null,
    doc: "Where a local stand-in for Stripe answers; `npm start` starts one where no key is set. Never used in production.",
  }),
  basicMonthly: priceSetting("STRIPE_PRICE_BASIC_MONTHLY", "price_basic_monthly", "a month of Basic"),
  basicYearly: priceSetting("STRIPE_PRICE_BASIC_YEARLY", "price_basic_yearly", "a year of Basic"),
  premiumMonthly: priceSetting("STRIPE_PRICE_PREMIUM_MONTHLY", "price_premium_monthly", "a month of Premium"),
  premiumYearly: priceSetting("STRIPE_PRICE_PREMIUM_YEARLY", "price_premium_yearly", "a year of Premium"),
  basicRetired: retiredPrices("STRIPE_RETIRED_PRICES_BASIC", "Basic"),
  premiumRetired: retiredPrices("STRIPE_RETIRED_PRICES_PREMIUM", "Premium"),
  testPrice: setting({
    name: "STRIPE_TEST_PRICE",
    schema: z.string().nullable(),
    local: null,
    doc: "Price id of a one-off payment by which admins try out the way to Stripe and back where they choose Premium; without it they buy Premium like everybody.",
  }),
  portalConfiguration: setting({
    name: "STRIPE_PORTAL_CONFIGURATION",
    schema: z.string().nullable(),
    local: null,
    doc: "Id of the configuration of Stripe's billing portal; without it the account's default one.",
  }),
  promotionCode: setting({
    name: "PROMOTION_CODE",
    schema: z.string().max(100).nullable(),
    local: "HALFOFF",
    production: null,
    doc: "Stripe promotion code that campaigns offer; without it no promotion is taken.",
  }),
  requestLogDir: setting({
    name: "TEST_ARTIFACTS",
    schema: z.string().nullable(),
    local: null,
    doc: "Folder for `stripe-requests.jsonl`, a log of what is sent to Stripe, to check it against Stripe's API description. For tests only.",
  }),
};
