import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { requireChromium } from "../scripts/find-chromium.ts";
import { freePort } from "../scripts/lib/port.ts";

// Playwright reads this file once more in every worker; the environment carries the first reading's choices.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `ai-humanizer-e2e-${randomUUID()}`);
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** The browser tests: what `npm start` starts, with a data folder of its own: built app, API, sign-in emulator. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be slow; what fails again is broken.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: "{testDir}/looks/{arg}{ext}",
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
    // To record each first try as well takes as much of the machine as the tests do.
    trace: "on-first-retry",
    // Its cache would carry one build's files into the next test; its own tests allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: requireChromium(),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Letters take the same room on every machine.
        "--font-render-hinting=none",
        "--disable-lcd-text",
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} e2e/serve.ts`,
    url: `${baseURL}/api/ready`,
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      PROVIDER: "local",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
