import { expect, type Page, test } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";
import { type Relay, startRelay } from "./relay.ts";
import { signIn } from "./sign-in.ts";

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
