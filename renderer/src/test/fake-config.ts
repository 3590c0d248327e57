import { type BillingConfig, billingOff, type PublicConfig } from "@ai-humanizer/shared";

/** A server's settings in local mode. */
export const localConfig: PublicConfig = {
  firebase: {
    apiKey: "key",
    authDomain: "auth.example.com",
    projectId: "project",
    appId: "app",
    emulatorUrl: "http://127.0.0.1:9099",
  },
  demo: { email: "demo@example.com", password: "look-around" },
  billing: billingOff,
  provider: "local",
  operator: { termsUrl: null, privacyUrl: null, supportUrl: null },
  desktopDownloadUrl: null,
  minDesktopVersion: "0.0.0",
  version: "0.1.0",
  simulated: ["sign-in"],
};

/** An operator with pages of their own. */
export const operatorPages: PublicConfig["operator"] = {
  termsUrl: "https://example.com/terms",
  privacyUrl: "https://example.com/privacy",
  supportUrl: "mailto:help@example.com",
};

/** The same with a real Firebase. */
export const liveConfig: PublicConfig = {
  ...localConfig,
  firebase: localConfig.firebase && { ...localConfig.firebase, emulatorUrl: null },
  demo: null,
  simulated: [],
};

/** Billing by the local stand-in; nothing sells Premium by the month. */
const sandboxBilling: BillingConfig = {
  mode: "sandbox",
  publishableKey: "pk_test",
  prices: {
    basic: { monthly: "price_basic_month", yearly: "price_basic_year" },
    premium: { monthly: null, yearly: "price_premium_year" },
  },
  sandboxScriptUrl: "http://127.0.0.1:9100/v3/sandbox.js",
};

/** The settings of a server that sells plans. */
export const sellingConfig: PublicConfig = { ...localConfig, billing: sandboxBilling };
