import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";
import { type Relay, startRelay } from "./relay.ts";
import { signIn, signInAgain } from "./sign-in.ts";

const apiOrigin = `http://localhost:${process.env.E2E_PORT}`;
const text = "We leverage a plethora of tools to facilitate growth.";

let desktop: Desktop;
let relay: Relay | null = null;
test.afterEach(async () => {
  await desktop.close();
  await relay?.close();
  relay = null;
});

async function humanize(page: Page, source = text): Promise<void> {
  await page.getByRole("textbox", { name: "Original Text" }).fill(source);
  await page.getByRole("button", { name: "Humanize Text" }).click();
  await expect(page.locator("#humanized-text")).not.toBeEmpty();
}

test("humanizes as a guest", async () => {
  desktop = await launchDesktop({ apiOrigin });
  await humanize(desktop.page);
  await expect(desktop.page.getByText("Your session has ended")).toHaveCount(0);
});

test("signs in by the browser, works offline, and is signed in after a restart", async ({
  page: browser,
}) => {
  relay = await startRelay(Number(process.env.E2E_PORT));
  desktop = await launchDesktop({ apiOrigin: relay.origin });
  const { page, dataDir } = desktop;
  const email = await signIn(desktop, browser);
  await humanize(page);
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByRole("listitem")).toHaveCount(1);

  relay.cut(true);
  await humanize(page, "It is important to note that we utilize offline tools to facilitate growth.");
  await expect(page.getByRole("complementary", { name: "Sidebar" }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "History", exact: true }).click();
  await page.getByRole("searchbox", { name: /search/i }).fill("offline");
  await expect(page.getByText("Only on this computer")).toHaveCount(1);
  await desktop.command("quit");
  await desktop.close();

  desktop = await launchDesktop({ apiOrigin: relay.origin, dataDir });
  await expect(desktop.page.getByText(email).first()).toBeVisible();
  relay.cut(false);
  await desktop.page.getByRole("link", { name: "History", exact: true }).click();
  await desktop.page.getByText("Only on this computer").click();
  await desktop.page.getByRole("button", { name: "Upload to my account" }).click();
  await expect(desktop.page.getByText("It is in your account now", { exact: true })).toBeVisible();
});

test("a text of this computer only waits for its user, and is lost by no sign-out that does not ask", async ({
  page: browser,
}) => {
  relay = await startRelay(Number(process.env.E2E_PORT));
  desktop = await launchDesktop({ apiOrigin: relay.origin });
  const { page, dataDir } = desktop;
  const email = await signIn(desktop, browser);
  const locals = () => page.evaluate(() => window.desktop.localEntries());
  relay.cut(true);
  await humanize(page, "It is important to note that we utilize offline tools to facilitate growth.");
  expect(await locals()).toHaveLength(1);

  // As where the server no longer takes the sign-in.
  await page.evaluate(() => window.desktop.signOut("ended"));
  await expect(page.getByText("Your session has ended", { exact: true })).toBeVisible();
  expect(await locals()).toEqual([]);
  relay.cut(false);
  await signInAgain(desktop, browser, email);
  expect(await locals()).toHaveLength(1);

  relay.cut(true);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  const dialog = page.getByRole("dialog", { name: "One text exists only on this computer" });
  await dialog.getByRole("button", { name: "Upload and sign out" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The upload failed");
  expect(await locals()).toHaveLength(1);
  await dialog.getByRole("button", { name: "Delete and sign out" }).click();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await locals()).toEqual([]);
  await desktop.command("quit");
  await desktop.close();
  const files = readdirSync(dataDir).filter((name) => name.startsWith("history.sqlite"));
  for (const name of files) {
    expect(readFileSync(path.join(dataDir, name)).includes("facilitate growth"), name).toBe(false);
  }
});
