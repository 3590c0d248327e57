import { billingOff, type PublicConfig } from "@ai-humanizer/shared";

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
  desktopDownloadUrl: null,
  version: "0.1.0",
  simulated: ["sign-in"],
};

/** The same with a real Firebase. */
export const liveConfig: PublicConfig = {
  ...localConfig,
  firebase: localConfig.firebase && { ...localConfig.firebase, emulatorUrl: null },
  demo: null,
  simulated: [],
};
