import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test, workspace } from "./test.ts";
import { essay, words } from "./texts.ts";

async function expectNoFindings(page: Page, within = "html") {
  // Half-faded text would fail the contrast rule.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual([]);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} px`, () => {
    // Endless animations never finish; without motion there are none.
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("in the empty workspace", async ({ page }) => {
      await workspace(page).open();
      await expectNoFindings(page);
    });

    test("over the limit, with a toast", async ({ page }) => {
      const { open, source } = workspace(page);
      await open();
      await source.fill(words(170));
      await page.keyboard.press("ControlOrMeta+Enter");
      await expect(page.getByText("Word Limit Exceeded", { exact: true })).toBeVisible();
      await expectNoFindings(page);
    });

    test("while it works", async ({ page }) => {
      const { open, source, run } = workspace(page);
      await page.route("**/api/humanize", () => {});
      await open();
      await source.fill(essay);
      await run.click();
      await expect(page.getByRole("heading", { name: "Testing Bypass Success" })).toBeVisible();
      await expectNoFindings(page);
    });

    test("in a result with its changes", async ({ page }) => {
      const { open, humanize, output, checks } = workspace(page);
      await open();
      await humanize(essay);
      await output.getByRole("button", { name: "Show changes" }).click();
      await output.locator("ins").first().hover();
      await expect(checks).toBeVisible();
      await expectNoFindings(page);
    });

    test("in the open tone select", async ({ page }) => {
      await workspace(page).open();
      await page.getByRole("combobox", { name: "Tone Style" }).click();
      await expect(page.getByRole("listbox")).toBeVisible();
      // The rest of the page is hidden while the select holds the focus, which axe takes for a page without content.
      await expectNoFindings(page, "[role=listbox]");
    });

    test("in both dialogs", async ({ page }) => {
      const { open, humanize, run } = workspace(page);
      await open();
      await humanize("We leverage tools in order to facilitate growth.");
      await page.getByRole("button", { name: "Get 2 more" }).click();
      await expect(page.getByRole("dialog", { name: "Unlock More Humanizations" })).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
      await humanize("We leverage tools in order to facilitate growth.");
      await run.click();
      await expect(page.getByRole("dialog", { name: "Free trial limit reached" })).toBeVisible();
      await expectNoFindings(page);
    });

    test("on the page for unknown addresses", async ({ page }) => {
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
      await expectNoFindings(page);
    });
  });
}
