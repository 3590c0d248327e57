import { expect, type Page, test } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";

const apiOrigin = `http://localhost:${process.env.E2E_PORT}`;
const text = "We leverage a plethora of tools to facilitate growth.";

let desktop: Desktop;
test.afterEach(() => desktop.close());

/** Signs in in the app by way of a browser page, as a new local account; returns its e-mail. */
async function signIn(browser: Page): Promise<string> {
  const email = `maya-${Date.now()}@example.com`;
  const before = desktop.happened.length;
  await desktop.page.getByRole("link", { name: "Sign In" }).click();
  await desktop.page.getByRole("button", { name: "Sign in with your browser" }).click();
  await browser.goto(String(await desktop.until("open", before)));
  await browser.getByRole("button", { name: "Continue with Google" }).click();
  const chooser = browser.getByRole("dialog", { name: "Choose a local account" });
  await chooser.getByLabel("E-mail").fill(email);
  await chooser.getByRole("button", { name: "Create and sign in" }).click();
  await expect(browser.getByText(email)).toBeVisible();
  await browser.getByRole("button", { name: "Allow" }).click();
  await expect(browser.getByRole("heading", { name: "You can go back to the app" })).toBeVisible();
  await expect(desktop.page.getByText(email).first()).toBeVisible();
  return email;
}

async function humanize(page: Page, source = text): Promise<void> {
  await page.getByRole("textbox", { name: "Original Text" }).fill(source);
  await page.getByRole("button", { name: "Humanize Text" }).click();
  await expect(page.locator("#humanized-text")).not.toBeEmpty();
}

test("humanizes as a guest", async () => {
  desktop = await launchDesktop({ apiOrigin });
  await humanize(desktop.page);
});

test("signs in by the browser, works offline, and is signed in after a restart", async ({
  page: browser,
}) => {
  desktop = await launchDesktop({ apiOrigin });
  const { page, dataDir } = desktop;
  const email = await signIn(browser);
  await humanize(page);
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByRole("listitem")).toHaveCount(1);

  await desktop.command("offline", true);
  await humanize(page, "It is important to note that we utilize offline tools to facilitate growth.");
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByRole("searchbox", { name: /search/i }).fill("offline");
  await expect(page.getByText("Only on this computer")).toHaveCount(1);
  await desktop.command("quit");
  await desktop.close();

  desktop = await launchDesktop({ apiOrigin, dataDir, env: { STAND_IN_OFFLINE: "true" } });
  await expect(desktop.page.getByText(email).first()).toBeVisible();
  await desktop.command("offline", false);
  await desktop.page.getByRole("link", { name: "History", exact: true }).click();
  await desktop.page.getByText("Only on this computer").click();
  await desktop.page.getByRole("button", { name: "Upload to my account" }).click();
  await expect(desktop.page.getByText("It is in your account now", { exact: true })).toBeVisible();
});
