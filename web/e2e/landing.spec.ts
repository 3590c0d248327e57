import {
  example,
  exampleCopy,
  faq,
  features,
  hero,
  useCases,
} from "@ai-humanizer/renderer/content/landing.ts";
import {
  enterpriseTestimonials,
  institutions,
  testimonials,
  trustedBy,
} from "@ai-humanizer/renderer/content/marketing.ts";
import { sampleText } from "@ai-humanizer/renderer/content/sample-text.ts";
import type { Page } from "@playwright/test";
import { settingsTree } from "../../api/src/settings/tree.ts";
import { expect, openSite, runAtOnce, signIn, test } from "./test.ts";

const typed = (page: Page) => page.locator("[data-typed]");
const detector = (page: Page) => page.locator("#detector");

test("every link leads where it says, and no link leads nowhere", async ({ page, request }) => {
  await openSite(page);
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => ({ text: link.textContent, href: link.getAttribute("href") })));
  const to = (text: string) => [
    ...new Set(links.filter((link) => link.text === text).map(({ href }) => href)),
  ];
  expect(to("Get Started Free")).toEqual(["/dashboard"]);
  expect(to("Start Humanizing")).toEqual(["/dashboard"]);
  expect(to("Pricing")).toEqual(["/pricing"]);
  expect(to("Dashboard")).toEqual(["/dashboard"]);
  expect(to("Quality")).toEqual(["/quality"]);
  expect(to("Detect AI")).toEqual(["/login"]);
  expect(to("Sign in")).toEqual(["/login"]);
  for (const href of new Set(links.map((link) => link.href ?? ""))) {
    const { pathname, hash } = new URL(href, page.url());
    if (pathname === "/" && hash) await expect(page.locator(hash), href).toHaveCount(1);
    else expect((await request.get(href)).status(), href).toBe(200);
  }
  await page.getByRole("link", { name: "Start Humanizing" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "AI Humanizer" })).toBeVisible();
  // The app's logo leads back.
  await page
    .getByRole("complementary", { name: "Sidebar" })
    .getByRole("link", { name: "AI Humanizer" })
    .click();
  await expect(typed(page)).toBeVisible();
});

test("who is signed in is not sent to sign in", async ({ page }) => {
  await signIn(page);
  await openSite(page);
  await expect(page.getByRole("link", { name: "Detect AI" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" }).click();
  await expect(page.getByText("You are on the Free plan.")).toBeVisible();
});

test("is whole before its code runs: head, copy, figures with their note", async ({ request }) => {
  const html = await (await request.get("/")).text();
  for (const tag of [
    'rel="canonical"',
    'property="og:image"',
    'name="twitter:card"',
    'name="description"',
    "application/ld+json",
  ]) {
    expect(html).toContain(tag);
  }
  expect(html).not.toContain("%PUBLIC_URL%");
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await request.get(image)).headers()["content-type"]).toBe("image/png");
  const text = html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  const copy = [...features, ...useCases, ...enterpriseTestimonials, ...testimonials].map((item) =>
    "quote" in item ? item.quote : item.title,
  );
  for (const piece of [...copy, ...faq.map(({ answer }) => answer), ...institutions]) {
    expect(text).toContain(piece);
  }
  expect(features.length).toBeLessThanOrEqual(8);
  expect(faq).toHaveLength(9);
  expect(enterpriseTestimonials).toHaveLength(3);
  expect(institutions).toHaveLength(11);
  expect(text).toContain("Marketing figures by the operator. What we measure: /quality");
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/", "/quality", "/pricing", "/dashboard"]) expect(sitemap).toContain(`${path}</loc>`);
  for (const [path, title] of [
    ["/pricing", "Pricing – AI Humanizer"],
    ["/quality", "Measured quality – AI Humanizer"],
    ["/login", "Sign in – AI Humanizer"],
  ]) {
    expect(await (await request.get(path ?? "")).text()).toContain(`<title>${title}</title>`);
  }
  expect(await (await request.get("/account")).text()).toContain('content="noindex"');
});

for (const path of ["/", "/quality"]) {
  test(`${path} removes a stored theme`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "light"));
    await openSite(page, path);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test(`${path} names what local mode simulates`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Local mode. Simulated here: sign-in, payments, and mail.")).toBeVisible();
  });
}

test("types and deletes the words in their time, counts once in view, and pauses", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openSite(page);
  await expect(page.getByRole("button", { name: "Pause motion" })).toBeAttached();
  await expect(typed(page)).toHaveText("Essays");
  await page.clock.runFor(1490);
  await expect(typed(page)).toHaveText("Essays");
  await page.clock.runFor(10 + 50);
  await expect(typed(page)).toHaveText("Essa");
  await page.clock.runFor(4 * 50 + 150);
  await expect(typed(page)).toHaveText("A");
  await page.clock.runFor(150);
  await expect(typed(page)).toHaveText("Ar");
  await page.clock.runFor(6 * 150 + 1490);
  await expect(typed(page)).toHaveText("Articles");
  await page.clock.runFor(60);
  await expect(typed(page)).toHaveText(/^Article?$/);

  const counters = page.getByRole("region", { name: /^Trusted by/ });
  const universities = counters
    .locator("p", { hasText: "universities" })
    .locator("[aria-hidden] > span")
    .last();
  await expect(universities).toHaveText("0K+");
  await universities.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await universities.textContent()).not.toBe("0K+");
  }).toPass();
  expect(await universities.textContent()).not.toBe("30K+");
  await page.clock.runFor(2500);
  await expect(universities).toHaveText("30K+");
  // Once: who comes back finds the figure.
  await typed(page).scrollIntoViewIfNeeded();
  await expect(universities).not.toBeInViewport();
  await universities.scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect(universities).toHaveText("30K+");
  for (const { value, suffix, label } of trustedBy) {
    await expect(counters.getByText(`${value}${suffix} ${label}`)).toBeAttached();
  }

  const strip = page.getByRole("list", { name: "Kinds of institutions" }).locator("..");
  const passes = () => strip.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await passes()).toEqual(["running"]);
  await page.getByRole("button", { name: "Pause motion" }).click();
  expect(await passes()).toEqual(["paused"]);
  const held = await typed(page).textContent();
  await page.clock.runFor(5000);
  await expect(typed(page)).toHaveText(held ?? "");
  await page.getByRole("button", { name: "Resume motion" }).click();
  expect(await passes()).toEqual(["running"]);
  await page.clock.runFor(2000);
  await expect(typed(page)).not.toHaveText(held ?? "");
});

test("no word moves what stands around it, on any width", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openSite(page);
  await expect(page.getByRole("button", { name: "Pause motion" })).toBeAttached();
  const card = page.getByRole("region", { name: "Humanize Your Text" });
  const tops = new Map([360, 390, 768, 1024, 1280, 1440, 1920].map((width) => [width, new Set<number>()]));
  for (const word of hero.words) {
    while ((await typed(page).textContent()) !== word) await page.clock.runFor(50);
    for (const [width, seen] of tops) {
      await page.setViewportSize({ width, height: 900 });
      seen.add((await card.boundingBox())?.y ?? Number.NaN);
    }
  }
  for (const [width, seen] of tops) expect([...seen], `${width} px`).toHaveLength(1);
});

test.describe("where less motion is asked for", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing types, counts or passes by", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openSite(page);
    await page.clock.runFor(4000);
    await expect(typed(page)).toHaveText(hero.words[0]);
    await expect(page.getByRole("button", { name: /motion/ })).toHaveCount(0);
    await expect(page.getByText("30K+", { exact: true }).last()).toHaveText("30K+");
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(moving).toBe(0);
    // What would pass by stands in rows, all of it.
    const strip = page.getByRole("list", { name: "Kinds of institutions" });
    for (const name of institutions) {
      await strip.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
      await expect(strip.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the live form rewrites for a guest in the mode chosen", async ({ page }) => {
  await openSite(page);
  const source = example.map((part) => (typeof part === "string" ? part : part.from)).join("");
  const field = page.getByRole("textbox", { name: "Original Text" });
  await expect(field).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Standard" })).toBeChecked();
  const run = async () => {
    const asked = page.waitForRequest("**/api/humanize");
    await runAtOnce(page, page.getByRole("button", { name: "Humanize Text" }));
    return (await asked).postDataJSON();
  };
  await field.fill(source);
  expect(await run()).toMatchObject({ mode: "standard", text: source });
  const rewrite = page.locator("#humanized-text");
  for (const fact of exampleCopy.kept) await expect(rewrite).toContainText(fact);
  await expect(rewrite).not.toHaveText(source);
  await page.getByRole("radio", { name: "Supercharge" }).check();
  await expect(page.getByRole("button", { name: "Humanize Text" })).toBeEnabled();
  expect(await run()).toMatchObject({ mode: "supercharge" });
  // A link in the form leaves the page, and what was written goes along.
  await page.getByRole("link", { name: "Upgrade to unlock more words" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto("/dashboard");
  await expect(field).toHaveValue(source);
});

test("what is done before the form's code is here is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/live-demo-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await openSite(page);
  await page.getByRole("button", { name: "Try a sample" }).first().click();
  await page.getByText("Supercharge", { exact: true }).click();
  await page.getByRole("button", { name: "Humanize Text" }).click();
  const asked = page.waitForRequest("**/api/humanize");
  release();
  expect((await asked).postDataJSON()).toMatchObject({ text: sampleText, mode: "supercharge" });
  await expect(page.locator("#humanized-text")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Supercharge" })).toBeChecked();
});

test("no letter is lost or misplaced while the form's code takes its place", async ({ page }) => {
  const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789 ";
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await openSite(page);
  const field = page.getByRole("textbox", { name: "Original Text" });
  await field.click();
  await page.keyboard.type(alphabet, { delay: 60 });
  await expect(page.getByText("1/150 words")).toBeVisible();
  await expect(field).toHaveValue(alphabet);
  await expect(field).toBeFocused();
});

test("a button that is held as the form's code arrives is still pressed", async ({ page }) => {
  await openSite(page);
  const live = page.waitForResponse(/live-demo-[^/]+\.js$/);
  await page.getByRole("button", { name: "Try a sample" }).first().hover();
  await page.mouse.down();
  await live;
  await page.waitForLoadState("networkidle");
  await page.mouse.up();
  await expect(page.getByRole("textbox", { name: "Original Text" })).toHaveValue(sampleText);
});

test("who comes back finds the text and the uses that are left, before anything is touched", async ({
  page,
}) => {
  await openSite(page);
  const field = page.getByRole("textbox", { name: "Original Text" });
  await field.fill(sampleText);
  await runAtOnce(page, page.getByRole("button", { name: "Humanize Text" }));
  const rewrite = page.locator("#humanized-text");
  await expect(rewrite).toBeVisible();
  const found = async () => {
    await expect(rewrite).toBeVisible();
    await expect(field).toHaveValue(sampleText);
    await expect(page.getByText("Up to 150 words at a time")).toHaveCount(0);
    await expect(page.getByText("1 free use left")).toBeVisible();
  };
  await page.reload();
  await found();
  await page.goto("/pricing");
  await expect(page.getByText("Most Popular")).toBeVisible();
  await page.goBack();
  await found();
});

test("the questions open one at a time, by keyboard too", async ({ page }) => {
  await openSite(page);
  const questions = page.locator("#faq details");
  await expect(questions).toHaveCount(9);
  await questions.nth(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(questions.nth(0).locator("p")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(questions.nth(1).locator("p")).toBeVisible();
  await expect(questions.nth(0).locator("p")).toBeHidden();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
});

test("what is said of a guest's texts is what the server does by default", async ({ page }) => {
  await openSite(page);
  await page.getByText("What happens to my text?").click();
  await expect(
    page.getByText(`deleted after ${settingsTree.data.guestHistoryDays.local} days`),
  ).toBeVisible();
});

test("/quality shows the measured numbers by mode and strictness, and the detector's failures", async ({
  page,
}) => {
  await openSite(page, "/quality");
  await expect(page.getByRole("heading", { level: 1, name: "What we measured" })).toBeVisible();
  await expect(page.getByText(/^Measured on [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  const all = page.getByRole("table", { name: "All texts" });
  const row = all.getByRole("row", { name: /never saw the collection/ });
  const shown = async () => (await row.getByRole("cell").allTextContents()).slice(-2);
  const [before, after] = (await shown()).map((text) => Number.parseInt(text, 10));
  expect(before).toBeGreaterThan(after ?? Number.NaN);
  const standard = await shown();
  await page.getByRole("radio", { name: "1% false alarms" }).check();
  expect(await shown()).not.toEqual(standard);
  await page.getByRole("radio", { name: "Supercharge" }).check();
  await expect(page.getByRole("table", { name: "By detector" }).getByRole("row")).toHaveCount(5);
  const alarms = page.getByRole("table", { name: "People's texts wrongly flagged" });
  await expect(alarms.getByRole("row", { name: /Scientific abstracts/ })).toContainText(/\d+%/);
  for (const name of ["Meaning kept", "Grammar", "How it is measured", "What this does not show"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
});

for (const width of [390, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });
    test("nothing runs over the side, and the menu opens and closes", async ({ page }) => {
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      await openSite(page, "/quality");
      expect(await fits()).toBe(true);
      const cut = page
        .locator("th, td")
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        );
      expect(await cut).toEqual([]);
      await openSite(page);
      expect(await fits()).toBe(true);
      await page.getByRole("button", { name: "Open menu" }).tap();
      const menu = page.getByRole("navigation", { name: "Menu" });
      await expect(menu.getByRole("link")).toHaveCount(5);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "Open menu" }).tap();
      await menu.getByRole("link", { name: "Detector" }).tap();
      await expect(menu).toBeHidden();
      await expect(detector(page).getByRole("heading").first()).toBeInViewport();
      expect(await fits()).toBe(true);
    });
  });
}
