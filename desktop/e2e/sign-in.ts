import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Desktop } from "./desktop.ts";

/** Signs in in the app by way of a browser page, as a new local account; returns its e-mail. */
export async function signIn(desktop: Desktop, browser: Page): Promise<string> {
  const email = `maya-${randomUUID()}@example.com`;
  await askBrowser(desktop, browser);
  await browser.getByRole("button", { name: "Continue with Google" }).click();
  const chooser = browser.getByRole("dialog", { name: "Choose a local account" });
  await chooser.getByLabel("Email").fill(email);
  await chooser.getByRole("button", { name: "Create and sign in" }).click();
  await allow(desktop, browser, email);
  return email;
}

/** Signs in once more, as whom the browser knows. */
export async function signInAgain(desktop: Desktop, browser: Page, email: string): Promise<void> {
  await askBrowser(desktop, browser);
  await allow(desktop, browser, email);
}

async function askBrowser(desktop: Desktop, browser: Page): Promise<void> {
  const before = desktop.happened.length;
  await desktop.page.getByRole("link", { name: "Sign In" }).click();
  await desktop.page.getByRole("button", { name: "Sign in with your browser" }).click();
  await browser.goto(String(await desktop.until("open", before)));
}

async function allow(desktop: Desktop, browser: Page, email: string): Promise<void> {
  await expect(browser.getByText(email)).toBeVisible();
  await browser.getByRole("button", { name: "Allow" }).click();
  await expect(browser.getByRole("heading", { name: "You can go back to the app" })).toBeVisible();
  await expect(desktop.page.getByText(email).first()).toBeVisible();
}
