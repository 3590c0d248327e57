import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { requireChromium } from "../scripts/find-chromium.ts";
import { freePort } from "../scripts/lib/port.ts";

// Playwright reads this file once more in every worker; the environment carries the first reading's choices.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= path.join(tmpdir(), `ai-humanizer-e2e-${randomUUID()}`);
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

/** The desktop tests: the built app on a stand-in for Electron, against what `npm start` starts. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be slow; what fails again is broken.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions: {
      executablePath: requireChromium(),
      args: ["--no-sandbox", "--disable-quic", "--no-first-run"],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} ../web/e2e/serve.ts`,
    url: `${baseURL}/api/ready`,
    timeout: 120_000,
    env: { PORT: process.env.E2E_PORT, PUBLIC_URL: baseURL, DATA_DIR: process.env.E2E_DATA_DIR },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
