import { expect, openSite, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

test.describe("1024 px wide", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("each measured check has its own line, whole", async ({ page }) => {
    const { open, humanize, checks, unfoldChecks } = workspace(page);
    await open();
    await humanize(essay);
    await unfoldChecks();
    await expect(checks.getByRole("listitem").first()).toContainText("→", { timeout: 20_000 });
    const heights = await checks
      .locator("li > span")
      .evaluateAll((parts) =>
        parts.map((part) => ({ high: part.clientHeight > 24, cut: part.scrollWidth > part.clientWidth + 1 })),
      );
    expect(heights).toHaveLength(12);
    expect(heights.filter(({ high, cut }) => high || cut)).toEqual([]);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("the panes stack, the button stays at the bottom, nothing runs over the side", async ({ page }) => {
      const { open, humanize, source, output, run } = workspace(page);
      const atBottom = async () => {
        const box = await run.boundingBox();
        expect(box && box.y + box.height).toBeGreaterThan(viewport.height - 60);
        expect(box && box.y + box.height).toBeLessThanOrEqual(viewport.height);
      };
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      await open();
      await atBottom();
      expect(await fits()).toBe(true);
      const [above, below] = [await source.boundingBox(), await output.boundingBox()];
      expect(above && below && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);

      await humanize(essay);
      await expect(output.getByRole("heading").first()).toBeInViewport();
      await expect(
        output.getByText(
          /^((Reads as|Leans) human now|Less machine-like than before|This still reads as AI-written)/,
        ),
      ).toBeInViewport({
        ratio: 1,
      });
      await atBottom();
      const copy = page.getByRole("button", { name: "Copy humanized text" });
      await expect(copy).toHaveText("Copy");
      const [copyBox, runBox] = [await copy.boundingBox(), await run.boundingBox()];
      expect(copyBox && runBox && runBox.y - copyBox.y).toBeLessThan(60);
      await output.getByRole("button", { name: "Show changes" }).tap();
      const change = output.locator("[data-change]").first();
      expect((await change.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      await change.tap();
      await expect(page.getByRole("dialog", { name: "Change" })).toBeInViewport({ ratio: 1 });
      expect(await fits()).toBe(true);
    });

    test("on the landing page the button comes right behind the text, and the output after it", async ({
      page,
    }) => {
      await openSite(page);
      const { source, run, output } = workspace(page);
      const [text, button, result] = await Promise.all([
        source.boundingBox(),
        run.boundingBox(),
        output.boundingBox(),
      ]);
      if (!text || !button || !result) throw new Error("The form is not there");
      expect(button.y).toBeGreaterThanOrEqual(text.y + text.height);
      expect(button.y).toBeLessThan(text.y + text.height + 200);
      expect(result.y).toBeGreaterThanOrEqual(button.y + button.height);
    });

    test("the measured checks are told in whole words", async ({ page }) => {
      const { open, humanize, checks, unfoldChecks } = workspace(page);
      await open();
      await humanize(essay);
      await unfoldChecks();
      await expect(checks.getByRole("listitem").first()).toContainText("→", { timeout: 20_000 });
      const cut = await checks.locator("p, li > span").evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map((part) => part.textContent),
      );
      expect(cut).toEqual([]);
    });

    test("what is touched is at least 40 px high", async ({ page }) => {
      const { open, source } = workspace(page);
      /** The parts of `main` that a finger 19 px above or below their middle misses; links within a text may be small. */
      const small = () =>
        page
          .getByRole("main")
          .locator("button:enabled, a:not(p a), [role=switch], label:has(input)")
          .evaluateAll((parts) => {
            const missed = (part: Element) => {
              part.scrollIntoView({ block: "center" });
              const { x, y, width, height } = part.getBoundingClientRect();
              return [-19, 19].some((off) => {
                const at = document.elementFromPoint(x + width / 2, y + height / 2 + off);
                return !at || !part.contains(at);
              });
            };
            return parts
              .filter((part) => part.checkVisibility({ visibilityProperty: true }))
              .filter(missed)
              .map((part) => part.textContent || part.ariaLabel);
          });
      await open();
      await source.fill("Some words.");
      expect(await small()).toEqual([]);
      await page.goto("/pricing");
      await expect(page.getByRole("switch")).toBeVisible();
      expect(await small()).toEqual([]);
    });

    test("the sidebar opens over the page and closes on a choice", async ({ page }) => {
      await workspace(page).open();
      await page.getByRole("button", { name: "Open menu" }).tap();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu.getByText("No history yet")).toBeVisible();
      await menu.getByRole("link", { name: "Dashboard" }).tap();
      await expect(menu).toBeHidden();
    });
  });
}

test.describe("320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("the measurements stay on the page, and the output's title on its line", async ({ page }) => {
    await openSite(page, "/quality");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const tables = page.getByRole("table");
    const right = await tables.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(Math.max(...right)).toBeLessThanOrEqual(300);
    const { open, output } = workspace(page);
    await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const title = await output.getByRole("heading", { name: "Humanized Output" }).boundingBox();
    expect(title?.height).toBeLessThan(24);
  });
});
