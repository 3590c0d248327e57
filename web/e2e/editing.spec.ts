import { expect, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

test("one undo brings the text back after Clear, and its rewrite with it", async ({ page }) => {
  const { open, humanize, source, rewrite, output } = workspace(page);
  await open();
  await humanize(essay);
  const rewritten = await rewrite.textContent();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(source).toHaveValue("");
  await expect(output).toContainText("Your rewritten text appears here.");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(source).toHaveValue(essay);
  expect(await rewrite.textContent()).toBe(rewritten);
});

test("one undo takes the sample out again", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await page.getByRole("button", { name: "Try a sample" }).click();
  await expect(source).toHaveValue(/Gallup/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(source).toHaveValue("");
});

test("a run can be stopped and costs nothing", async ({ page }) => {
  const { open, source, run, output } = workspace(page);
  // The engine answers too fast to press a button in between.
  await page.route("**/api/humanize", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  });
  await open();
  await source.fill(essay);
  await run.click();
  await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Clear" })).toBeDisabled();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(run).toBeEnabled();
  await expect(source).toHaveValue(essay);
  await expect(page.getByText("2 free uses left")).toBeVisible();
  await expect(output).toContainText("Your rewritten text appears here.");
  await expect(page.getByText("Error", { exact: true })).toBeHidden();
});

test("an error keeps the text and costs nothing", async ({ page }) => {
  const { open, source, run } = workspace(page);
  await page.route("**/api/humanize", (route) => route.abort("connectionrefused"));
  await open();
  await source.fill(essay);
  await run.click();
  await expect(page.getByText("Failed to humanize text", { exact: true })).toBeVisible();
  await expect(source).toHaveValue(essay);
  await expect(page.getByText("2 free uses left")).toBeVisible();
});

test("empty input is asked for", async ({ page }) => {
  const { open, run } = workspace(page);
  await open();
  await run.click();
  await expect(page.getByText("Please enter some text to humanize", { exact: true })).toBeVisible();
});
