import { test as base, expect, type Page } from "@playwright/test";

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

/** The parts of the workspace by what people call them. */
export function workspace(page: Page) {
  const output = page.getByRole("region", { name: "Humanized Output" });
  const source = page.getByRole("textbox", { name: "Original Text" });
  const run = page.getByRole("button", { name: "Humanize Text" });
  return {
    source,
    output,
    rewrite: page.locator("#humanized-text"),
    run,
    checks: page.getByRole("region", { name: "Checks", exact: true }),
    success: page.getByText("Text humanized successfully!", { exact: true }),
    open: async () => {
      await page.goto("/dashboard");
      await expect(source).toBeVisible();
    },
    humanize: async (text: string) => {
      await source.fill(text);
      const answered = page.waitForResponse("**/api/humanize");
      await run.click();
      expect((await answered).status()).toBe(200);
      await expect(run).toBeEnabled();
    },
  };
}
