import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addAdminData } from "./admin-data.ts";
import { findings } from "./axe.ts";
import { expect, signIn, test } from "./test.ts";

const admin = "admin@example.com";

// The admin's account and the campaigns are the same for all of them.
test.describe.configure({ mode: "serial" });

/** Signs in as the admin, who is a known local account from the second time on. */
async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose a local account" });
  await expect(chooser.getByLabel("Email")).toBeVisible();
  const known = chooser.getByRole("button", { name: new RegExp(admin) });
  if (await known.isVisible()) await known.click();
  else {
    await chooser.getByLabel("Email").fill(admin);
    await chooser.getByLabel("Name").fill("Ada Min");
    await chooser.getByRole("button", { name: "Create and sign in" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Humanizer Dashboard");
}

/** The link in a mail's page whose address contains something. */
function linkIn(html: string, part: string): string {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return links.find((link) => link.includes(part)) ?? "";
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const rows = (page: Page, table: string) =>
  page.getByRole("region", { name: table, exact: true }).locator("tbody tr");

let prefix = "";
/** The offer's link, out of the mail. */
let offer = "";
test.beforeAll(async () => {
  prefix = await addAdminData(process.env.E2E_DATA_DIR ?? "");
});

test("an admin finds, sorts, pages and exports users, humanizations and payments", async ({ page }) => {
  await signInAsAdmin(page);
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toHaveAttribute(
    "href",
    "/dashboard",
  );

  const search = page.getByRole("searchbox");
  await search.fill(`${prefix.toUpperCase()}-`);
  await expect(page.getByText(/^1 to 25 of \d+ users$/)).toBeVisible();
  await expect(rows(page, "Users")).toHaveCount(25);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^26 to \d+ of \d+ users$/)).toBeVisible();
  await search.fill(`${prefix}-17`);
  await expect(rows(page, "Users")).toHaveCount(1);
  await expect(rows(page, "Users")).toContainText(/FREE.*0 uses.*No location/);
  await search.fill(`${prefix}-`);
  await page.getByRole("spinbutton", { name: "Limit" }).fill("3");
  await expect(rows(page, "Users")).toHaveCount(3);
  await page.getByRole("button", { name: "User", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByText("3 users, by email, Z to A")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8");
  expect(csv.trimEnd().split("\r\n").length).toBeGreaterThan(30);
  await search.fill("nobody-of-this-name");
  await expect(page.getByText("No users found")).toBeVisible();

  // Other tests write and pay meanwhile.
  await tab(page, "Humanizations").click();
  await search.fill(`${prefix}-0@`);
  const firstRun = rows(page, "Humanizations").filter({ hasText: `${prefix}-0@` });
  await expect(firstRun).toContainText(/In order to facilitate growth.*casual.*100.*0\.4s.*812 in, 391 out/);
  await tab(page, "Payments").click();
  await search.fill(`${prefix}-`);
  await expect(rows(page, "Payments").first()).toContainText(/\$(9\.99|179\.88) USD/);
  await expect(rows(page, "Payments").filter({ hasText: "failed" }).first()).toBeVisible();
  await expect(rows(page, "Subscription changes").first()).toContainText(/free → (basic|premium)/);
  await page.reload();
  await expect(tab(page, "Payments")).toHaveAttribute("aria-selected", "true");
});

test("an admin tries the mail, sends a campaign after a question, and reads it in the outbox", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin?tab=campaigns");
  const sendTest = page.getByRole("button", { name: "Send Test" });
  await expect(sendTest).toBeDisabled();
  // One more run on the same server finds neither this mail nor its address stopped.
  const boss = `boss-${randomUUID()}@example.com`;
  await page.getByLabel("Email address").fill(boss);
  await sendTest.click();
  await expect(page.getByText("Promotional test email sent successfully", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Open the email to ${boss}` }).click();
  const mail = page.getByRole("dialog", { name: "50% off AI Humanizer: your discount is inside" });
  // Its text, not its frame: the frame lets no script in, not even a test's.
  const html = (await mail.getByTitle("The email as a page").getAttribute("srcdoc")) ?? "";
  expect(html).toContain("50% off, for you");
  offer = linkIn(html, "promo=");
  const unsubscribe = linkIn(html, "unsubscribe");
  await mail.getByText("Source").click();
  await expect(mail.getByLabel("The email's source")).toHaveValue(
    /List-Unsubscribe-Post: List-Unsubscribe=One-Click/,
  );
  await page.keyboard.press("Escape");

  await page.getByRole("combobox", { name: "Audience" }).click();
  await page.getByRole("option", { name: "Free Plan Users" }).click();
  await page.getByLabel("Limit").fill("12");
  await page.getByRole("button", { name: "Send Campaign" }).click();
  const question = page.getByRole("dialog", { name: "Send to 12 people?" });
  await question.getByRole("button", { name: "Send 12 emails" }).click();
  await expect(page.getByText("Campaign Completed", { exact: true })).toBeVisible();
  await expect(page.getByText("Sent 12 emails, 0 failed", { exact: true })).toBeVisible();
  await expect(rows(page, "Campaigns").first()).toContainText(/Free Plan Users.*done.*12.*12/);

  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();

  await page.goto("/admin?tab=audit");
  await expect(
    rows(page, "Audit log").filter({ hasText: "Send a campaignPOST /api/send-promotional-campaign" }).first(),
  ).toBeVisible();
});

test("the mail's link takes its discount along, through the sign-in, to the checkout", async ({ page }) => {
  await page.goto(offer);
  await expect(page.getByText("The discount HALFOFF will be applied at checkout.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Basic" })).toContainText("$71.88 $35.94 for the first year");
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  await page.getByRole("dialog", { name: "Sign in to continue" }).getByText("Continue with Google").click();
  const chooser = page.getByRole("dialog", { name: "Choose a local account" });
  await chooser.getByLabel("Email").fill(`${prefix}-buyer@example.com`);
  await chooser.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page.getByText("50% off your first payment.")).toBeVisible();
  await page.getByRole("button", { name: "Upgrade to Basic" }).click();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$35.94");
  await page.getByRole("button", { name: "Continue to checkout" }).click();
  await expect(page.getByText("Sandbox: a local stand-in for Stripe.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "$35.94 due today" })).toBeVisible();
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("You are on the Basic plan.")).toBeVisible();
});

test("an admin sees a campaign under way, and one that fails", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/send-promotional-campaign", (route) =>
    route.fulfill({ status: 503, json: { message: "No mail today", code: "mail_unavailable" } }),
  );
  const campaign = {
    audience: "all",
    totalUsers: 200,
    sent: 50,
    failed: 0,
    campaignId: "c1",
    done: false,
    subject: "s",
    createdBy: admin,
    createdAt: new Date().toISOString(),
    finishedAt: null,
    uncertain: 0,
    skipped: 0,
    problem: "ECONNREFUSED",
  };
  const audiences = { all: 5, free: 3, premium: 1, former_customers: 0 };
  const running: (typeof campaign)[] = [];
  await page.route("**/api/admin/campaigns", (route) =>
    route.fulfill({ json: { campaigns: running, mail: "smtp" } }),
  );
  await page.route("**/api/admin/audiences", (route) => route.fulfill({ json: audiences }));
  await page.goto("/admin?tab=campaigns");
  await page.getByRole("button", { name: "Send Campaign" }).click();
  await page.getByRole("button", { name: "Send 5 emails" }).click();
  await expect(page.getByText("Campaign Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("No mail today", { exact: true })).toBeVisible();
  running.push(campaign);
  await page.reload();
  await expect(page.getByRole("progressbar", { name: "Sent so far" })).toHaveAttribute("aria-valuenow", "25");
  await expect(page.getByText(/be reached \(ECONNREFUSED\)/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Campaign" })).toBeDisabled();
});

test("the overview draws the days", async ({ page }) => {
  await signInAsAdmin(page);
  await page.route("**/api/admin/overview*", async (route) => {
    const response = await route.fetch();
    const { days } = await response.json();
    const busy = days.map((day: object) => ({ ...day, humanizations: 20, failedPayments: 1 }));
    await route.fulfill({ response, json: { days: busy } });
  });
  await page.goto("/admin?tab=overview");
  await expect(
    page.getByRole("region", { name: "Signups" }).locator(".recharts-bar-rectangle").first(),
  ).toBeAttached();
  const axis = page.getByRole("region", { name: "Humanizations" }).locator(".recharts-yAxis-tick-labels");
  await expect(axis.locator(".recharts-cartesian-axis-tick-value")).toHaveText(["0", "5", "10", "15", "20"]);
  await page.getByText("7 days").click();
  await expect(rows(page, "By day")).toHaveCount(7);
  await expect(page.getByRole("region", { name: "Failures" })).toContainText("7 payments still unpaid");
});

test("a tab shows its focus to the keyboard, and none to the mouse", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  await tab(page, "Payments").click();
  await expect(tab(page, "Payments")).toBeFocused();
  await expect(tab(page, "Payments")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Email Campaigns")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Payments")).toHaveCSS("outline-style", "solid");
});

test("axe finds nothing in any tab at three widths", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInAsAdmin(page);
  for (const [id, sign] of [
    ["users", "Total Users"],
    ["humanizations", "Total Humanizations"],
    ["payments", "Subscription changes"],
    ["campaigns", "Promotional campaign"],
    ["overview", "By day"],
    ["audit", "Everything an admin did"],
  ]) {
    await page.goto(`/admin?tab=${id}`);
    await expect(page.getByText(sign ?? "").first()).toBeVisible();
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findings(page), `${width} ${id}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${id} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
});

test("a plain user is denied, and loads nothing of the admin area; a guest signs in first", async ({
  page,
}) => {
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await signIn(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await expect(
    page.getByText("This admin area is restricted. Only authorized administrators can access this page.", {
      exact: true,
    }),
  ).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => /admin-screen|overview-tab|recharts|\/api\/admin/.test(url))).toEqual([]);
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});
