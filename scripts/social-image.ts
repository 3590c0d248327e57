/** `npm run social-image`: draws the picture that links to the app are shown with, from the landing page itself. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "./find-chromium.ts";
import { ROOT } from "./lib/paths.ts";
import { freePort } from "./lib/port.ts";
import { startApp } from "./lib/started-app.ts";

const size = { width: 1200, height: 630 };
const file = path.join(ROOT, "web", "public", "og.png");
const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-social-image-"));
const port = await freePort();
const app = await startApp(port, dataDir);
try {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: size, reducedMotion: "reduce" });
  await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
  // Links have no use in a picture.
  await page.addStyleTag({ content: "header nav, header a[href='/dashboard'] { visibility: hidden }" });
  await page.screenshot({ path: file });
  await browser.close();
  console.log(file);
} finally {
  await app.stop("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
