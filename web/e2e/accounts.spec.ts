import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, signIn, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

const usage = (page: Page, text: string) => expect(page.getByRole("banner").getByText(text)).toBeAttached();
const openMenu = (page: Page) => page.getByRole("button", { name: /^Account of/ }).click();

test("a guest becomes a user: greeting, bonus, history and draft come along", async ({ page }) => {
  const { open, humanize, source } = workspace(page);
  await open();
  await humanize(essay);
  await page.getByRole("button", { name: "Get 2 more" }).click();
  await page.getByRole("button", { name: "Create Free Account" }).click();
  await expect(page.getByRole("heading", { name: "Create your free account" })).toBeVisible();
  const email = await signIn(page);

  await expect(page.getByText("Account Created!", { exact: true })).toBeVisible();
  await expect(page.getByText("2 additional free humanizations are yours.", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("guestAuthContext"))).toBeNull();
  await expect(source).toHaveValue(essay);
  await usage(page, "0 of 5 humanizations this month, 2 bonus left");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByText(email)).toBeVisible();
  await expect(sidebar.getByText("Free Plan")).toBeVisible();
  await expect(sidebar.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("1 result available")).toBeVisible();

  // The bonus comes once: who signs out is not promised another.
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("1 free use left")).toBeVisible();
  await expect(page.getByRole("button", { name: "Get 2 more" })).toHaveCount(0);
});

test("usage is the same number everywhere and rises with each run", async ({ page }) => {
  const { humanize } = workspace(page);
  await signIn(page);
  await humanize(essay);
  await usage(page, "1 of 5 humanizations this month");
  const numbers = page.getByRole("region", { name: "Your numbers" });
  await expect(numbers.getByText("1/5 this month")).toBeVisible();
  await expect(page.getByText("4 left this month")).toBeVisible();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("region", { name: "Subscription Details" }).getByText("1/5")).toBeVisible();
});

test("the free plan ends after five, with a warning and the way to more", async ({ page }) => {
  const { humanize, run } = workspace(page);
  await signIn(page);
  for (let use = 0; use < 5; use += 1)
    await humanize(`We leverage a plethora of tools to facilitate growth in ${2020 + use}.`);
  await expect(page.getByText("No monthly credits left")).toBeVisible();
  await run.click();
  const dialog = page.getByRole("dialog", { name: "Free trial limit reached" });
  await expect(dialog.getByText("You've used all 5 of this month's humanizations")).toBeVisible();
  await dialog.getByRole("button", { name: "Maybe later" }).click();
  await usage(page, "5 of 5 humanizations this month");
});

test("a known account can be chosen again, and a reload keeps it signed in", async ({ page }) => {
  const email = await signIn(page);
  await page.reload();
  await expect(page.getByRole("complementary").getByText(email)).toBeVisible();
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();

  await page.goto("/firebase-auth");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: new RegExp(email) }).click();
  await expect(page.getByText("You're signed in and ready to continue.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("Apple's button signs in too; cancelling is told", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Apple sign in failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Sign-in was cancelled. Please try again.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await page.getByLabel("Email").fill(`ana-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("whoever came for a plan goes back to the plans", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("authRedirectPath", "/pricing"));
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByLabel("Email").fill(`plan-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(
    page.getByText("You can now select your plan and proceed with payment.", { exact: true }),
  ).toBeVisible();
});

test("guests are sent from guarded pages to the sign-in screen", async ({ page }) => {
  for (const path of ["/account", "/history"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
});

test("signing out leaves nothing of the user behind", async ({ page }) => {
  const { humanize, source, output } = workspace(page);
  const email = await signIn(page);
  await humanize(essay);
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Humanizer");
  await expect(source).toHaveValue("");
  await expect(output).toContainText("Your rewritten text appears here.");
  await expect(page.getByText(email)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Detroit");
});

test("a session that ends loses no draft", async ({ page }) => {
  const { source, run } = workspace(page);
  const email = await signIn(page);
  await source.fill(essay);
  await page.route("**/api/humanize", (route) =>
    route.fulfill({ status: 401, json: { message: "The token is not valid", code: "invalid_token" } }),
  );
  await run.click();
  await expect(page.getByText("Your session has ended", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Humanizer");
  await expect(source).toHaveValue(essay);
  await signIn(page, email);
  await expect(source).toHaveValue(essay);
});

test("signing out in one tab signs out the other and takes its text away", async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/dashboard");
  const { source } = workspace(other);
  await source.fill(essay);
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(source).toHaveValue("");
});

test("the demo login is filled in and ends like any session", async ({ page }) => {
  await page.goto("/demo-login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome to AI Humanizer!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.reload();
  await openMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test("all data can be taken along, and the account deleted for good", async ({ page }) => {
  const email = await signIn(page);
  await workspace(page).humanize(essay);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const saved = readFileSync(await (await download).path(), "utf8");
  expect(JSON.parse(saved)).toMatchObject({ profile: { email }, history: [{ originalText: essay }] });

  await page.getByRole("button", { name: "Delete..." }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete my account" });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await confirm.click();
  await expect(page.getByText("Account deleted", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await signIn(page, email);
  await expect(page.getByText("Account Created!", { exact: true })).toBeVisible();
  await expect(page.getByText("No results yet")).toBeVisible();
});
