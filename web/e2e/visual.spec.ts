import { leverage } from "@ai-humanizer/renderer/test/fake-api.ts";
import type { Page } from "@playwright/test";
import { expect, openSite, runAtOnce, settle, signIn, test, workspace } from "./test.ts";

/**
 * How the main screens look. What a screen shows is fixed here: what the engine, the clock and the random make is
 * mocked. The tolerance is for the edges of letters, which other versions of the browser draw a little differently;
 * anything that moves or changes its color is far beyond it. After a change that is meant to be seen:
 * `npx playwright test visual.spec --update-snapshots` in `web`.
 */
const tolerance = { threshold: 0.25, maxDiffPixelRatio: 0.015 };
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Compares the page as it stands, or a part of it, with its picture of each size. */
async function expectLook(page: Page, name: string, part?: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.fonts.ready;
    });
    await settle(page);
    await expect.soft(part ? page.locator(part) : page).toHaveScreenshot(`${name}-${size}.png`, {
      ...tolerance,
      // Today's date.
      mask: [page.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)],
      maskColor: "#22262e",
    });
  }
}

test("the screens for everyone", async ({ page }) => {
  await openSite(page);
  await expectLook(page, "landing");
  // The detector, as it waits for a text.
  await page.goto("/#detector");
  await expect(page.getByRole("button", { name: "Check text" })).toBeVisible();
  await expectLook(page, "detector", "#detector form");

  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  await expectLook(page, "sign-in");

  await page.goto("/pricing");
  await expect(page.getByText("Most Popular")).toBeVisible();
  await expectLook(page, "pricing");

  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  await expectLook(page, "not-found");
});

test("the screens of a guest", async ({ page }) => {
  await page.route("**/api/humanize", (route) => route.fulfill({ json: leverage.response }));
  const { open, source, run, rewrite, success, checks } = workspace(page);
  await open();
  await expect(page.getByText("Local mode.")).toBeVisible();
  await expectLook(page, "dashboard-empty");

  await source.fill(leverage.source);
  await runAtOnce(page, run);
  await expect(rewrite).toBeVisible();
  await expect(success).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(checks).toBeVisible();
  await page.getByRole("button", { name: "Show changes" }).click();
  await expect(page.locator("[data-change]").first()).toBeVisible();
  await expectLook(page, "dashboard-result");
});

test("the screens of a user", async ({ page }) => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const titles = ["Urban farming in Detroit", "Cover letter", "Notes on remote work"];
  await page.route(/\/api\/history(\/full)?(\?.*)?$/, (route) =>
    route.fulfill({
      json: titles.map((title, index) => ({
        id: `00000000-0000-4000-8000-00000000000${index}`,
        title,
        originalText: "We leverage tools in order to facilitate growth across the whole of the organization.",
        humanizedText: "We use tools to help the whole organization grow.",
        tone: "casual",
        createdAt: hoursAgo(2 + index * 40),
      })),
    }),
  );
  await signIn(page, "maya@example.com");
  await expect(page.getByText("3 results available")).toBeAttached();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expectLook(page, "dashboard-user");
  await page.goto("/account");
  await expect(page.getByText("You are on the Free plan.")).toBeVisible();
  await expectLook(page, "account");
  await page.goto("/history");
  await expect(
    page.getByRole("list", { name: "Past humanizations" }).getByRole("button").first(),
  ).toBeVisible();
  await expectLook(page, "history");
});
