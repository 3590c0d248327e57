import { devices, type Locator, type Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, openSite, test, workspace } from "./test.ts";

/** Does what the browser does when the app can be installed, and returns whether the page takes the offer up. */
function offerInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      Reflect.set(window, "prompted", true);
      return { outcome: "accepted" };
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });
}
const isPrompted = (page: Page) => page.evaluate(() => Reflect.get(window, "prompted") === true);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Lets the page's time run until something is seen, and returns how long that was, in ms. */
async function waitedFor(page: Page, what: Locator): Promise<number> {
  let waited = 0;
  while (!(await what.isVisible()) && waited < 60_000) {
    await page.clock.runFor(250);
    waited += 250;
  }
  return waited;
}

async function stopTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test("on a computer: banner after 3 s, install, success; and later visits are left in peace", async ({
  page,
}) => {
  await page.clock.install();
  const { open, run, source } = workspace(page);
  await open();
  await stopTime(page);
  expect(await offerInstall(page)).toBe(true);
  const banner = page.getByRole("region", { name: "Install Desktop App" });
  expect(await waitedFor(page, banner)).toBeGreaterThanOrEqual(3000);
  await page.clock.resume();
  await source.fill("The button stays free.");
  await run.click({ trial: true });
  expect(await findings(page, "section[aria-label='Install Desktop App']")).toEqual([]);

  await banner.getByRole("button", { name: "Install for PC" }).click();
  await expect(banner).toBeHidden();
  expect(await isPrompted(page)).toBe(true);
  expect(await stored(page, "app-install-prompt-seen")).toBe("true");
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  const success = page.getByText("Desktop App Installed Successfully!", { exact: true });
  await expect(success).toBeVisible();
  expect(await stored(page, "app-installed")).toBe("true");
  await page.clock.fastForward(6000);
  await expect(success).toBeHidden();

  // A later visit, as after the app was removed again: only the quiet offers.
  await page.reload();
  await expect(source).toBeVisible();
  await offerInstall(page);
  const promo = page.getByRole("region", { name: "Want faster AI humanization?" });
  await expect(promo).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(banner).toBeHidden();
  await promo.getByRole("button", { name: "Dismiss" }).click();
  await expect(promo).toBeHidden();
  await expect(page.getByRole("button", { name: "Install for PC" })).toBeHidden();
  await page.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("button", { name: "Install for PC" })).toBeVisible();
});

test("the public pages offer the desktop installer of the visitor's system", async ({ page }) => {
  await page.route("**/api/config", async (route) => {
    const config: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, config, { desktopDownloadUrl: "/downloads/{system}" }) });
  });
  await page.addInitScript(() => {
    window.open = (url) => {
      Reflect.set(window, "opened", String(url));
      return null;
    };
  });
  await page.clock.install();
  await openSite(page);
  await stopTime(page);
  const banner = page.getByRole("region", { name: "Install Desktop App" });
  const answered = page.waitForResponse("**/api/config");
  await offerInstall(page);
  expect(await waitedFor(page, banner)).toBeGreaterThan(0);
  await page.clock.resume();
  await answered;
  // It floats over the page, and stands below its end, over nothing of it.
  await expect(banner).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const covers = () =>
    banner.evaluate((card) => {
      const end = document.getElementById("root")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return card.getBoundingClientRect().top < end;
    });
  await expect.poll(covers).toBe(false);
  await expect(async () => {
    await banner.getByRole("button", { name: "Install for PC" }).click({ timeout: 1000 });
    expect(await page.evaluate(() => Reflect.get(window, "opened"))).toMatch(
      /^\/downloads\/(windows|mac|linux)$/,
    );
  }).toPass();
  expect(await isPrompted(page)).toBe(false);
  // The press brings the live form, which asks for the settings too.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("on an Android phone", () => {
  const { userAgent } = devices["Pixel 7"];
  test.use({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the banner stands below the end of a page, over nothing of it", async ({ page }) => {
    await page.clock.install();
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await offerInstall(page);
      const banner = page.getByRole("region", { name: "Get the AI Humanizer App" });
      await waitedFor(page, banner);
      await expect(banner).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole("complementary", { name: "Local mode" });
      const ends = async () =>
        (await last.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
      await expect
        .poll(async () => ((await banner.boundingBox())?.y ?? 0) - (await ends()), path)
        .toBeGreaterThan(0);
    }
  });

  test("the banner covers neither button nor page, and goes when dismissed", async ({ page }) => {
    await page.clock.install();
    const { open, run, source } = workspace(page);
    await open();
    await stopTime(page);
    await offerInstall(page);
    const banner = page.getByRole("region", { name: "Get the AI Humanizer App" });
    expect(await waitedFor(page, banner)).toBeGreaterThanOrEqual(3000);
    await page.clock.resume();
    await expect(banner.getByRole("button", { name: "Install App" })).toBeInViewport({ ratio: 1 });
    await source.fill("The button stays free.");
    await run.tap({ trial: true });
    await page.getByRole("button", { name: "Clear" }).tap({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await banner.getByRole("button", { name: "Dismiss" }).tap();
    await expect(banner).toBeHidden();
    expect(await stored(page, "app-install-prompt-seen")).toBe("true");
    expect(await isPrompted(page)).toBe(false);
  });
});

test.describe("on iOS", () => {
  for (const [device, { userAgent }] of [
    ["an iPhone", devices["iPhone 15"]],
    // It says that it is a Mac; its touch screen tells them apart.
    ["an iPad", devices["Desktop Safari"]],
  ] as const) {
    test.describe(device, () => {
      test.use({ userAgent });

      test("nothing is offered", async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, "maxTouchPoints", { get: () => 5 });
        });
        await page.clock.install();
        await workspace(page).open();
        expect(await offerInstall(page)).toBe(false);
        await page.clock.runFor(10_000);
        await expect(page.getByRole("region", { name: /Install|Get the/ })).toHaveCount(0);
      });
    });
  }
});

test("nothing is offered in a window of the installed app", async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      query === "(display-mode: standalone)" ? matchMedia("all") : matchMedia(query);
  });
  await page.clock.install();
  await workspace(page).open();
  expect(await offerInstall(page)).toBe(false);
  await page.clock.runFor(10_000);
  await expect(page.getByRole("region", { name: /Install|Get the/ })).toHaveCount(0);
});
