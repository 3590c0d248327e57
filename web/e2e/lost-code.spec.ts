// Without the quiet console of the other tests: the browser tells of each file that is missing.
import { expect, type Page, test } from "@playwright/test";
import { openSite, workspace } from "./test.ts";
import { essay } from "./texts.ts";

/** Takes the server's files away, as a new version does to a tab of the old one, once the page has what it loads first. */
async function loseCode(page: Page, files = "**/assets/**") {
  await page.waitForLoadState("networkidle");
  await page.route(files, (route) => route.fulfill({ status: 404 }));
}

test("a notification whose code is lost takes nothing along", async ({ page }) => {
  const { open, source, run, output } = workspace(page);
  await open();
  await loseCode(page);
  const asked = page.waitForResponse("**/assets/toaster-*.js");
  await run.click();
  expect((await asked).status()).toBe(404);
  await source.fill(essay);
  await run.click();
  await expect(output.getByText(/^The last run failed/)).toBeVisible();
  await expect(source).toHaveValue(essay);
});

test("a page whose code is lost says so, and the one before is still there", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await loseCode(page);
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Load again" })).toBeVisible();
  await page.goBack();
  await expect(source).toBeVisible();
});

test("a menu or dialog whose code is lost says so, and all else stays as it was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { open, source } = workspace(page);
  await page.addInitScript(() => {
    const session = {
      sessionId: "7f1c9a52-0d43-4c1e-9d5b-2f6f0e3a1b77",
      usageCount: 1,
      createdAt: "2026-01-01T00:00:00Z",
    };
    localStorage.setItem("ai-humanizer-guest-session", JSON.stringify(session));
  });
  // A guest who has taken one of the free uses.
  await page.route("**/api/trial", (route) => route.fulfill({ json: { used: 1 } }));
  await open();
  await loseCode(page);
  await source.fill(essay);
  const lost = page.getByRole("alert");
  for (const opener of [
    page.getByRole("button", { name: "Open menu" }),
    page.getByRole("combobox", { name: "Tone Style" }),
    page.getByRole("button", { name: "Get 2 more" }),
  ]) {
    // A second press asks again.
    for (let press = 0; press < 2; press += 1) {
      await opener.click();
      await expect(lost).toContainText("This could not be loaded");
      await expect(source).toHaveValue(essay);
      await lost.getByRole("button", { name: "Not now" }).click();
      await expect(lost).toHaveCount(0);
    }
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.unroute("**/assets/**");
  await lost.getByRole("button", { name: "Load again" }).click();
  await expect(lost).toHaveCount(0);
  await expect(source).toHaveValue(essay);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a verdict whose code is lost is told as a failure of the detector", async ({ page }) => {
  await openSite(page);
  const detector = page.locator("#detector");
  await loseCode(page, "**/assets/detection-result-*.js");
  await detector.getByRole("textbox").fill(essay);
  await detector.getByRole("button", { name: "Check text" }).click();
  await expect(detector.getByRole("alert")).toBeVisible();
  await expect(detector.getByRole("textbox")).toHaveValue(essay);
});

test("a file whose reader is lost is told to be unread", async ({ page }) => {
  await openSite(page);
  const detector = page.locator("#detector");
  await loseCode(page);
  const file = { name: "essay.txt", mimeType: "text/plain", buffer: Buffer.from(essay) };
  await detector.locator("input[type=file]").setInputFiles(file);
  await expect(detector.getByText(/^The file could not be read/)).toBeVisible();
  await expect(detector.getByRole("button", { name: "Import file" })).toBeEnabled();
});
