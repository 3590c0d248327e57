import { desktopExchangeResponseSchema, publicConfigSchema } from "@ai-humanizer/shared";
import { safeStorage, shell } from "electron";
import type { SessionEnd } from "../../bridge.ts";
import type { SendToApi } from "../api-proxy.ts";
import { createBrowserSignIn } from "../sign-in/browser-sign-in.ts";
import { createFirebaseTokens } from "../sign-in/firebase-tokens.ts";
import { createSecretFile } from "../sign-in/secret-file.ts";
import { createDesktopSession } from "../sign-in/session.ts";
import type { Environment } from "./environment.ts";

const signInTimeoutMs = 5 * 60_000;

interface SessionEvents {
  readonly onUser: (userId: string) => void;
  readonly onEnd: (why: SessionEnd) => void;
}

/** The session of whoever was signed in last time, or signs in by the browser. */
export function startSession(environment: Environment, send: SendToApi, events: SessionEvents) {
  const browser = createBrowserSignIn({
    webOrigin: environment.apiOrigin,
    openExternal: (url) => shell.openExternal(url),
    timeoutMs: signInTimeoutMs,
  });
  const session = createDesktopSession({
    browser,
    firebase: createFirebaseTokens({ fetch: environment.fetch, clock: Date.now }),
    place: async () => {
      const answer = await send("/api/config", { method: "GET", headers: {} });
      const { firebase } = publicConfigSchema.parse(await answer.json());
      if (!firebase) throw new Error("Sign-in is not set up on this server.");
      return firebase;
    },
    exchange: async (granted) => {
      const answer = await send("/api/auth/desktop/exchange", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(granted),
      });
      if (!answer.ok) throw new Error("The sign-in was refused. Please try again.");
      return desktopExchangeResponseSchema.parse(await answer.json()).customToken;
    },
    secrets: createSecretFile(environment.inData("sign-in"), safeStorage, process.platform),
    clock: Date.now,
    ...events,
  });
  const resumed = session.resume().catch((error: unknown) => console.error("No sign-in was read:", error));
  // Asked before that is known, it waits.
  return { browser, session: { ...session, userId: () => resumed.then(session.userId) } };
}
