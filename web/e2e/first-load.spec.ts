import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

/** Gzipped bytes of JavaScript that the dashboard may load before anyone touches it. */
const budget = 130_000;

/** Adds up the layout shifts from the page's start on, those after input too. */
async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, "shifts");
      return Array.isArray(shifts)
        ? shifts.reduce<number>((sum, shift) => sum + Number(shift), 0)
        : Number.NaN;
    });
}

test("loads little: at most 130 KB of gzipped JavaScript and two fonts", async ({ page }) => {
  const scripts: Promise<number>[] = [];
  const fonts: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.push(response.body().then((body) => gzipSync(body).length));
    if (pathname.endsWith(".woff2")) fonts.push(pathname);
  });
  await workspace(page).open();
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThan(budget);
  expect(fonts.length).toBeLessThanOrEqual(2);
});

test("nothing jumps, neither on load nor during a run", async ({ page }) => {
  const { open, source, run, checks } = workspace(page);
  const layoutShift = await watchLayout(page);
  await open();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift()).toBeLessThan(0.005);
  await source.fill(essay);
  await run.click();
  await expect(checks).toBeVisible();
  expect(await layoutShift()).toBeLessThan(0.005);
});
