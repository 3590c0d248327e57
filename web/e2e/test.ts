import { randomUUID } from "node:crypto";
import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** Playwright's test; each page must stay free of errors and of content that the security policy refuses. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // The browser reports each refused request itself; the tests that cause one look at its answer.
        const refusedRequest = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !refusedRequest) errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a public page, which is there before its controls work, and waits until they do. */
export async function openSite(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
}

/** How long the checks play, in ms, whenever the answer comes. */
const scheduleMs = 3200;

/** Presses a button that runs, and lets the checks' schedule pass at once. Tests of how a run shows just press it. */
export async function runAtOnce(page: Page, button: Locator): Promise<void> {
  await page.clock.install();
  const answered = page.waitForResponse("**/api/humanize");
  await button.click();
  expect((await answered).status()).toBe(200);
  await page.clock.fastForward(scheduleMs);
}

/** The parts of the workspace by what people call them. */
export function workspace(page: Page) {
  const output = page.getByRole("region", { name: "Humanized Output" });
  const source = page.getByRole("textbox", { name: "Original Text" });
  const run = page.getByRole("button", { name: "Humanize Text" });
  const checks = page.getByRole("region", { name: "Checks", exact: true });
  return {
    source,
    output,
    rewrite: page.locator("#humanized-text"),
    run,
    checks,
    /** Of a result, one line until it is pressed. */
    unfoldChecks: () => checks.getByRole("button", { name: "Checks", expanded: false }).click(),
    success: page.getByText("Text humanized successfully!", { exact: true }),
    open: async () => {
      await page.goto("/dashboard");
      await expect(source).toBeVisible();
    },
    humanize: async (text: string) => {
      await source.fill(text);
      await runAtOnce(page, run);
      await expect(run).toBeEnabled();
    },
  };
}

/** Signs in by Google's button to a new local account, or to a given one, and returns its e-mail. */
export async function signIn(page: Page, email = `maya-${randomUUID()}@example.com`): Promise<string> {
  if (!/\/(auth|login)$/.test(new URL(page.url(), "http://none").pathname)) await page.goto("/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const chooser = page.getByRole("dialog", { name: "Choose a local account" });
  await chooser.getByLabel("Email").fill(email);
  await chooser.getByLabel("Name").fill("Maya Ortiz");
  await chooser.getByRole("button", { name: "Create and sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Humanizer Dashboard");
  return email;
}

/** Waits until nothing moves: half-faded text would fail the contrast rule. */
export function settle(page: Page) {
  return page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
