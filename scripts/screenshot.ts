/** `npm run screenshot`: takes the README's picture from the running app. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "./find-chromium.ts";
import { ROOT } from "./lib/paths.ts";
import { freePort } from "./lib/port.ts";
import { startApp } from "./lib/started-app.ts";

const TEXT = `Remote work has fundamentally transformed the way organizations operate. Moreover, it is important to note that 63% of employees utilize digital tools on a daily basis in order to collaborate with their colleagues. However, it also presents a plethora of challenges that companies must navigate.

Furthermore, managers should leverage regular check-ins to foster a sense of belonging. In conclusion, remote work is not merely a trend; it is a paradigm shift that will continue to shape the future of work.`;

const file = path.join(ROOT, "docs", "screenshot.png");
const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-screenshot-"));
const port = await freePort();
const app = await startApp(port, dataDir);
try {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, deviceScaleFactor: 2 });
  await page.goto(`http://localhost:${port}/dashboard`);
  await page.getByRole("textbox", { name: "Original Text" }).fill(TEXT);
  await page.getByRole("button", { name: "Humanize Text" }).click();
  // The processing panel runs through its checks, and the toast leaves.
  await page.waitForTimeout(10_000);
  await page.getByRole("button", { name: "Show changes" }).click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_000);
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file });
  await browser.close();
  console.log(file);
} finally {
  await app.stop("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
