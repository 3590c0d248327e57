import { expect, test } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";
import { signIn } from "./sign-in.ts";

const text = "We leverage a plethora of tools to facilitate growth.";

let desktop: Desktop;
test.afterEach(() => desktop.close());

test("humanizes the clipboard by keys of the user's choice", async ({ page: browser }) => {
  desktop = await launchDesktop({
    apiOrigin: `http://localhost:${process.env.E2E_PORT}`,
    takenKeys: "Control+Alt+J",
  });
  const { page } = desktop;
  await signIn(desktop, browser);
  await page.getByRole("link", { name: "Account", exact: true }).click();
  const card = page.getByRole("region", { name: "Clipboard Shortcut" });
  const onOff = card.getByRole("switch");
  const press = (keys: string) => desktop.command("press", keys);
  const clipboard = () => desktop.command("read clipboard");
  await expect(onOff).toHaveAttribute("aria-checked", "false");
  expect(await press("CommandOrControl+Alt+H")).toBe(false);

  await onOff.click();
  await expect(card.getByText("Alt", { exact: true })).toBeVisible();
  await desktop.command("write clipboard", text);
  expect(await press("CommandOrControl+Alt+H")).toBe(true);
  expect(await desktop.until("notification")).toMatchObject({ title: "Humanized" });
  expect(await clipboard()).not.toBe(text);
  await desktop.command("click notification");
  await expect.poll(clipboard).toBe(text);

  await card.getByRole("button", { name: "Change keys" }).click();
  await page.keyboard.press("Shift+K");
  await expect(card.getByRole("alert")).toContainText("Hold Ctrl, Alt");
  await page.keyboard.press("Control+Alt+J");
  await expect(card.getByRole("alert")).toHaveText("Another program uses these keys. Choose others.");
  await expect(card.getByRole("button", { name: "Press the new keys" })).toBeFocused();
  await page.keyboard.press("Control+Alt+K");
  await expect(card.getByText("K", { exact: true })).toBeVisible();
  expect(await press("CommandOrControl+Alt+H")).toBe(false);
  expect(await press("Control+Alt+K")).toBe(true);

  await onOff.click();
  await expect(onOff).toHaveAttribute("aria-checked", "false");
  expect(await press("Control+Alt+K")).toBe(false);
});
