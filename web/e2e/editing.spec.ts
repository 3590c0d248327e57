import { expect, runAtOnce, test, workspace } from "./test.ts";
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

test("a change is put back, in all that is made of the text, and used again", async ({ page }) => {
  const { open, humanize, rewrite, output } = workspace(page);
  await open();
  await humanize(essay);
  const whole = await rewrite.textContent();
  await output.getByRole("button", { name: "Show changes" }).click();
  const change = output.locator("[data-change]").last();
  await change.click();
  const popover = page.getByRole("dialog", { name: "Change" });
  const [before, after] = await popover.getByRole("definition").allTextContents();
  await expect(change).toHaveText(after ?? "");
  await popover.getByRole("button", { name: "Put back" }).click();
  await expect(popover).toBeHidden();
  await expect(change).toBeFocused();
  await expect(change).toHaveText(before ?? "");
  await expect(output).toContainText(/\d+ words · \d+ changes?, 1 put back/);
  await expect(output).toContainText("The scores are those of the full rewrite.");

  await output.getByRole("button", { name: "Show changes" }).click();
  const edited = await rewrite.textContent();
  expect(edited).not.toBe(whole);
  await output.getByRole("button", { name: "Copy humanized text" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(edited);
  await page.reload();
  await expect(rewrite).toHaveText(edited ?? "");

  await output.getByRole("button", { name: "Show changes" }).click();
  await change.focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(change).toHaveText(after ?? "");
  await change.press("Enter");
  await popover.getByRole("button", { name: "Put back" }).click();
  await change.click();
  await popover.getByRole("button", { name: "Use the change" }).click();
  await output.getByRole("button", { name: "Show changes" }).click();
  await expect(rewrite).toHaveText(whole ?? "");
});

test("a result is marked once the text is another", async ({ page }) => {
  const { open, humanize, source, output } = workspace(page);
  const note = output.getByText("This is the result of an earlier text.");
  await open();
  await humanize(essay);
  await expect(note).toBeHidden();
  await source.press("ControlOrMeta+End");
  await source.pressSequentially(" More.");
  await expect(note).toBeVisible();
  await runAtOnce(page, output.getByRole("button", { name: "Run again" }));
  await expect(output.getByRole("button", { name: "Copy humanized text" })).toBeEnabled();
  await expect(note).toBeHidden();
});

test("one undo takes the sample out again", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await page.getByRole("button", { name: "Try a sample" }).click();
  await expect(source).toHaveValue(/CDC/);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(source).toHaveValue("");
});

test("a run can be stopped and costs nothing", async ({ page }) => {
  const { open, source, run, output } = workspace(page);
  // The engine answers too fast to press a button in between.
  const over = Promise.withResolvers<void>();
  await page.route("**/api/humanize", async (route) => {
    await over.promise;
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
  over.resolve();
});

test("once the answer is here the wait for the checks can be skipped, and nothing promises to stop", async ({
  page,
}) => {
  const { open, source, run, rewrite, success } = workspace(page);
  await open();
  await source.fill(essay);
  await page.clock.install();
  // The checks do not end by themselves before the press, however long that takes.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const answered = page.waitForResponse("**/api/humanize");
  await run.click();
  await answered;
  const show = page.getByRole("button", { name: "Skip the wait" });
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await show.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
  await show.click();
  await page.clock.resume();
  await expect(success).toBeVisible();
  await expect(rewrite).not.toBeEmpty();
  await expect(page.getByText("1 free use left")).toBeVisible();
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
