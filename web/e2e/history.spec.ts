import type { Page } from "@playwright/test";
import { expect, signIn, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

const other = "The library leverages volunteers in order to facilitate reading circles for children.";

const entry = (index: number) => ({
  id: `entry-${index}`,
  title: `Title ${index}`,
  originalText: other,
  humanizedText: other,
  tone: "casual",
  createdAt: new Date(Date.now() - index * 60_000).toISOString(),
});
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => entry(from + i));
const list = (page: Page) => page.getByRole("list", { name: "Past humanizations" });

test("every run is kept, can be found, read and copied", async ({ page }) => {
  await signIn(page);
  await workspace(page).humanize(essay);
  await workspace(page).humanize(other);
  await page.getByRole("link", { name: "View All History" }).click();
  await expect(page).toHaveURL("/history");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(list(page).getByRole("listitem").first()).toContainText("Just now");

  await page.getByRole("searchbox").fill("DETROIT");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await list(page).getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(essay)).toBeVisible();
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Detroit");
  await expect(dialog.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await list(page).getByRole("button").first().click();
  await dialog.getByRole("button", { name: "Open in the workspace" }).click();
  await expect(workspace(page).source).toHaveValue(essay);
  await expect(workspace(page).source).toBeFocused();
  await expect(workspace(page).rewrite).toContainText("Detroit");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(workspace(page).source).toHaveValue(other);
});

test("the sidebar's entries open in full", async ({ page }) => {
  await signIn(page);
  await workspace(page).humanize(essay);
  await page.getByRole("complementary").getByRole("listitem").getByRole("link").click();
  await expect(page.getByRole("dialog").getByText(essay)).toBeVisible();
});

test("a deleted entry can be brought back, and is gone after a reload if it is not", async ({ page }) => {
  await signIn(page);
  await workspace(page).humanize(essay);
  await workspace(page).humanize(other);
  await page.goto("/history");
  await page.getByRole("button", { name: /^Delete In today's/ }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);

  await page.getByRole("button", { name: /^Delete In today's/ }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.reload();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
});

/** Scrolls the history a long way and tells how long most of the frames took at most, in milliseconds. */
function scrollFrames(page: Page) {
  return page.evaluate(async () => {
    const gaps: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, step < 30 ? 100 : -100);
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - last);
      last = performance.now();
    }
    return gaps.sort((a, b) => a - b)[45] ?? Number.NaN;
  });
}

test("10,000 entries scroll as smoothly as 49", async ({ page }) => {
  await signIn(page);
  let count = 49;
  await page.route("**/api/history", (route) => route.fulfill({ json: entries(0, count) }));
  await page.route("**/api/history?*", (route) => route.fulfill({ json: [] }));
  const open = async () => {
    await page.goto("/history");
    // So many entries at once take a busy machine a while to read; the server sends 50.
    await expect(list(page).getByText("Title 0", { exact: true })).toBeVisible({ timeout: 20_000 });
  };
  await open();
  const few = await scrollFrames(page);
  count = 10_000;
  await open();
  // Without the virtual list a frame takes seconds.
  expect(await scrollFrames(page)).toBeLessThan(few * 3 + 500);
  expect(await list(page).getByRole("listitem").count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(list(page).getByText("Title 9999", { exact: true })).toBeVisible();
});

test("the next page comes as the end comes near", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/history", (route) => route.fulfill({ json: entries(0, 50) }));
  await page.route("**/api/history?before=*", (route) => route.fulfill({ json: entries(50, 70) }));
  await page.goto("/history");
  await expect(page.getByRole("button", { name: "Load more" })).toBeAttached();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 4200);
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  await page.mouse.wheel(0, 4200);
  await expect(list(page).getByText("Title 69", { exact: true })).toBeVisible();
});
