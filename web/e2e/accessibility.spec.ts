import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, openSite, signIn, test, workspace } from "./test.ts";
import { essay, words } from "./texts.ts";

/** As a test begins last: the widest. */
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function atEachSize(page: Page, work: (width: number) => Promise<void>) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await work(size.width);
  }
}

async function expectNoFindings(page: Page, within?: string) {
  expect(await findings(page, within), `at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Looks at the page as it stands, in each size: a dialog that is open must be so in each. */
async function expectNoneAtEachSize(page: Page) {
  const dialogs = page.getByRole("dialog");
  const open = await dialogs.count();
  await atEachSize(page, async () => {
    await expect(dialogs).toHaveCount(open);
    await expectNoFindings(page);
  });
}

test.describe("axe finds nothing at three widths", () => {
  // Endless animations never finish; without motion there are none.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("on the public pages, with a scored text and an open menu", async ({ page }) => {
    await openSite(page, "/quality");
    await expectNoneAtEachSize(page);
    await openSite(page);
    const detector = page.locator("#detector");
    await detector.getByRole("textbox").fill(essay);
    await detector.getByRole("button", { name: "Check text" }).click();
    await expect(detector.getByRole("list", { name: "Sentences" })).toBeVisible();
    await page.locator("#faq summary").first().click();
    await atEachSize(page, async (width) => {
      if (width < 768) await page.getByRole("button", { name: "Open menu" }).click();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
    });
  });

  test("in the empty workspace", async ({ page }) => {
    await workspace(page).open();
    await expectNoneAtEachSize(page);
  });

  test("over the limit, with a toast", async ({ page }) => {
    const { open, source } = workspace(page);
    await open();
    await source.fill(words(170));
    await atEachSize(page, async () => {
      await page.keyboard.press("ControlOrMeta+Enter");
      await expect(page.getByText("Word Limit Exceeded", { exact: true })).toBeVisible();
      await expectNoFindings(page);
    });
  });

  test("while it works", async ({ page }) => {
    const { open, source, run } = workspace(page);
    await page.route("**/api/humanize", () => {});
    await open();
    await source.fill(essay);
    await run.click();
    await expect(page.getByRole("heading", { name: "Testing Bypass Success" })).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("in a result with its changes", async ({ page }) => {
    const { open, humanize, source, output, checks } = workspace(page);
    await open();
    await humanize(essay);
    await output.getByRole("button", { name: "Show changes" }).click();
    const change = output.locator("[data-change]").first();
    await expect(checks).toBeVisible();
    await atEachSize(page, async () => {
      await change.hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoFindings(page);
      await change.click();
      await expect(page.getByRole("dialog", { name: "Change" })).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
    });
    await change.click();
    await page.getByRole("button", { name: "Put back" }).click();
    await expect(output).toContainText("1 put back");
    await expectNoneAtEachSize(page);
    await source.press("ControlOrMeta+A");
    await source.pressSequentially("More.");
    await expect(output).toContainText("This is the result of an earlier text.");
    await expectNoneAtEachSize(page);
  });

  test("in the open tone select", async ({ page }) => {
    await workspace(page).open();
    await atEachSize(page, async () => {
      await page.getByRole("combobox", { name: "Tone Style" }).click();
      await expect(page.getByRole("listbox")).toBeVisible();
      // The rest of the page is hidden while the select holds the focus, which axe takes for a page without content.
      await expectNoFindings(page, "[role=listbox]");
      await page.keyboard.press("Escape");
    });
  });

  test("in both dialogs", async ({ page }) => {
    const { open, humanize, run } = workspace(page);
    await open();
    await humanize("We leverage tools in order to facilitate growth.");
    await page.getByRole("button", { name: "Get 2 more" }).click();
    await expect(page.getByRole("dialog", { name: "Unlock More Humanizations" })).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.keyboard.press("Escape");
    await humanize("We leverage a plethora of tools in order to facilitate growth.");
    await run.click();
    await expect(page.getByRole("dialog", { name: "Free trial limit reached" })).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("on the pricing page", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("region", { name: "Basic" })).toBeVisible();
    await expect(page.getByText("Most Popular")).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("on the way to a plan: sign-in, order, card and thanks", async ({ page }) => {
    await page.goto("/pricing?promo=HALFOFF");
    await page.getByRole("button", { name: "Upgrade to Basic" }).click();
    await expect(page.getByRole("button", { name: "Continue with Apple" })).toBeEnabled();
    await expectNoneAtEachSize(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goto("/login");
    await signIn(page);
    await page.goto("/checkout?plan=basic&period=monthly&promo=HALFOFF");
    await expect(page.getByText("50% off the first payment (HALFOFF)")).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.goto("/payment");
    await expect(page.getByRole("button", { name: "Complete Payment" })).toBeEnabled();
    await expectNoneAtEachSize(page);
    await page.goto("/payment-success?success=true");
    await expect(page.getByText("Your plan is being activated.")).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("for a subscriber: dashboard, account, its cancellation, and a payment that is due", async ({
    page,
  }) => {
    await signIn(page);
    const subscription = {
      plan: "basic",
      status: "active",
      statusMessage: "Your Basic plan is active.",
      period: "monthly",
      periodEnd: null,
      endsAt: null,
      user: { subscriptionPlan: "basic", monthlyUsage: 0 },
    };
    await page.route("**/api/working-status", (route) => route.fulfill({ json: subscription }));
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Manage Subscription" })).toBeAttached();
    await expectNoneAtEachSize(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await expect(page.getByRole("button", { name: "Confirm Cancellation" })).toBeVisible();
    await expectNoneAtEachSize(page);
    Object.assign(subscription, { status: "past_due", statusMessage: "Your last payment failed." });
    for (const path of ["/pricing", "/account"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Update payment method" })).toBeVisible();
      await expectNoneAtEachSize(page);
    }
  });

  test("on the sign-in screens", async ({ page }) => {
    await page.goto("/login");
    await page.getByText("Apple sign-in configuration").click();
    await expectNoneAtEachSize(page);
    await page.getByRole("button", { name: "Continue with Apple" }).click();
    await expect(page.getByRole("button", { name: "Create and sign in" })).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.goto("/demo-login");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.goto("/desktop-sign-in");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("for someone signed in: dashboard, menu, account and its deletion", async ({ page }) => {
    await signIn(page);
    await workspace(page).humanize(essay);
    await expect(page.getByText("1 result available")).toBeAttached();
    await expectNoneAtEachSize(page);
    await atEachSize(page, async () => {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await expectNoFindings(page, "[role=menu]");
      await page.keyboard.press("Escape");
    });
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page.getByText("You are on the Free plan.")).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.getByRole("button", { name: "Delete..." }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("in the history, an entry and a search without results", async ({ page }) => {
    await signIn(page);
    await workspace(page).humanize(essay);
    await page.goto("/history");
    const entry = page.getByRole("list", { name: "Past humanizations" }).getByRole("button").first();
    await expect(entry).toBeVisible();
    await expectNoneAtEachSize(page);
    await entry.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoneAtEachSize(page);
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("zebra");
    await expect(page.getByText("Nothing in your history contains “zebra”.")).toBeVisible();
    await expectNoneAtEachSize(page);
  });

  test("on the page for unknown addresses", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
    await expectNoneAtEachSize(page);
  });
});
