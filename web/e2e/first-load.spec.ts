import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, openSite, signIn, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

/** Gzipped bytes of JavaScript that a page may load before anyone touches it. */
const budgets = { dashboard: 130_000, landing: 90_000 };

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

/** Counts what the page loads until the network is quiet: gzipped bytes of JavaScript, and files of fonts. */
function watchLoads(page: Page) {
  const scripts: Promise<number>[] = [];
  const fonts: string[] = [];
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.push(response.body().then((body) => gzipSync(body).length));
    if (pathname.endsWith(".woff2")) fonts.push(pathname);
  };
  page.on("response", note);
  return async () => {
    await page.waitForLoadState("networkidle");
    // What comes later is not asked for, and its body may never be.
    page.off("response", note);
    const script = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
    return { script, fonts: fonts.length };
  };
}

test("the dashboard loads at most 130 KB of gzipped JavaScript and two fonts", async ({ page }) => {
  const loaded = watchLoads(page);
  await workspace(page).open();
  const { script, fonts } = await loaded();
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThan(budgets.dashboard);
  expect(fonts).toBeLessThanOrEqual(2);
});

test("the landing page loads at most 90 KB and two fonts, and moves nothing while its code arrives", async ({
  page,
}) => {
  const layoutShift = await watchLayout(page);
  const loaded = watchLoads(page);
  await openSite(page);
  const { script, fonts } = await loaded();
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThan(budgets.landing);
  expect(fonts).toBeLessThanOrEqual(2);
  // The first sign of a person brings the live form's code.
  const live = page.waitForResponse(/live-demo-[^/]+\.js$/);
  await page.mouse.move(300, 300);
  await live;
  await page.waitForLoadState("networkidle");
  expect(await layoutShift()).toBeLessThan(0.02);
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

test.describe("on a phone, with late answers", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  test("a user's plans and account stay where they are", async ({ page }) => {
    await signIn(page);
    await page.route(/\/api\/(auth\/me|working-status|stats|history)/, async (route) => {
      await page.waitForTimeout(400);
      await route.continue();
    });
    const layoutShift = await watchLayout(page);
    for (const [path, text] of [
      ["/pricing", /^You are on the Free plan/],
      ["/account", "You are on the Free plan."],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(), path).toBeLessThan(0.02);
    }
  });
});
