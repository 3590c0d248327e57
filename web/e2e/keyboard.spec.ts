import type { Page } from "@playwright/test";
import { expect, signIn, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

/** Presses Tab until the element of that role and name has the focus. */
async function tabTo(page: Page, role: "button" | "checkbox" | "combobox" | "textbox", name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let press = 0; press < 30; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("the whole way goes by keyboard, in the order of the eye", async ({ page }) => {
  const { open, success, output } = workspace(page);
  await open();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");

  await tabTo(page, "combobox", "Tone Style");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "Casual" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("option", { name: "Conversational" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Tone Style" })).toHaveText("Conversational");

  await tabTo(page, "checkbox", "Preserve length");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Preserve length" })).toBeChecked();

  await tabTo(page, "textbox", "Original Text");
  await page.keyboard.insertText(essay);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(success).toBeVisible();

  await tabTo(page, "button", "Show changes");
  await page.keyboard.press("Enter");
  await expect(output.locator("[data-change]").first()).toBeVisible();
  await tabTo(page, "button", "Copy humanized text");
  await page.keyboard.press("Tab");
  await expect(output.locator("[data-change]").first()).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(output.locator("[data-change]").nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Put back" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(output.locator("[data-change]").nth(1)).toBeFocused();
  await tabTo(page, "button", "Humanize Text");
});

test("signed in, the numbers above the text come before it", async ({ page }) => {
  await signIn(page);
  const numbers = page.getByRole("region", { name: "Your numbers" });
  await expect(numbers.getByRole("link").first()).toBeVisible();
  await page.getByRole("combobox", { name: "Tone Style" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(numbers.locator(":focus")).toBeVisible();
});

test("a dialog takes the focus, closes by Escape and gives the focus back", async ({ page }) => {
  const { open, humanize } = workspace(page);
  await open();
  await humanize(essay);
  await tabTo(page, "button", "Get 2 more");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Unlock More Humanizations" });
  await expect(dialog.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Get 2 more" })).toBeFocused();
});
