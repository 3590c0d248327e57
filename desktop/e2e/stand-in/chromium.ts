import { type BrowserContext, chromium } from "@playwright/test";

let context: BrowserContext | undefined;

/** Connects to the Chromium of the tests. */
export async function connect(): Promise<void> {
  const browser = await chromium.connectOverCDP(process.env.STAND_IN_CHROMIUM ?? "");
  context = browser.contexts()[0];
}

/** Where the app's windows are opened. */
export function pages(): BrowserContext {
  if (!context) throw new Error("No Chromium: the app is not ready");
  return context;
}
