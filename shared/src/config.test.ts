import { expect, it } from "vitest";
import { billingOff } from "./billing-config.ts";
import { publicConfigSchema } from "./config.ts";

const local = {
  firebase: null,
  demo: null,
  billing: billingOff,
  provider: "local",
  operator: { termsUrl: null, privacyUrl: null, supportUrl: null },
  desktopDownloadUrl: null,
  minDesktopVersion: "0.0.0",
  version: "1.2.3",
  simulated: [],
};

it("takes a server with everything off, and one with everything on", () => {
  const on = {
    firebase: { apiKey: "k", authDomain: "d", projectId: "p", appId: "a", emulatorUrl: null },
    demo: { email: "demo@example.com", password: "demo" },
    billing: {
      mode: "live",
      publishableKey: "pk",
      prices: { basic: { monthly: "m", yearly: "y" }, premium: { monthly: "pm", yearly: null } },
      sandboxScriptUrl: null,
    },
    provider: "openai",
    operator: {
      termsUrl: "https://example.com/terms",
      privacyUrl: "https://example.com/privacy",
      supportUrl: "mailto:help@example.com",
    },
    desktopDownloadUrl: "https://example.com/app",
    minDesktopVersion: "1.1.0",
    version: "1.2.3",
    simulated: ["mail goes to a folder"],
  };
  for (const config of [local, on]) expect(publicConfigSchema.parse(config)).toEqual(config);
});

it.each([["billing"], ["provider"], ["version"], ["simulated"], ["firebase"], ["operator"]])(
  "needs %s",
  (field) => {
    expect(publicConfigSchema.safeParse({ ...local, [field]: undefined }).success).toBe(false);
  },
);
