/** `npm run icons`: draws the app's icons, in every size that a system asks for, from the mark in the favicon. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "./find-chromium.ts";
import { ROOT } from "./lib/paths.ts";

const ICONS = [
  { name: "icon-192", size: 192 },
  { name: "icon-512", size: 512 },
  // Systems cut these to a shape of their own: the ground fills the square, the mark keeps to its middle.
  { name: "maskable-192", size: 192, full: true },
  { name: "maskable-512", size: 512, full: true },
  { name: "apple-touch-icon", size: 180, full: true },
];

const mark = readFileSync(path.join(ROOT, "web", "public", "favicon.svg"), "utf8");
const folder = path.join(ROOT, "web", "public", "icons");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const { name, size, full = false } of ICONS) {
  const drawing = full
    ? mark.replace(/rx="\d+"/, 'rx="0"').replace("translate(4 4)", "translate(6.4 6.4) scale(.8)")
    : mark;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; background: transparent } svg { display: block; width: 100vw }</style>${drawing}`,
  );
  await page.screenshot({ path: path.join(folder, `${name}.png`), omitBackground: true });
}
await browser.close();
console.log(folder);
