import { expect, test, workspace } from "./test.ts";
import { essay, words } from "./texts.ts";

test("more than 150 words are refused, by how many is said, and the text stays", async ({ page }) => {
  const { open, source, run } = workspace(page);
  await open();
  await source.fill(words(150));
  await expect(run).toBeEnabled();
  await source.fill(words(163));
  await expect(page.getByText("163/150 words")).toBeVisible();
  await expect(page.getByText("+13 over limit")).toBeVisible();
  await expect(run).toBeDisabled();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Word Limit Exceeded", { exact: true })).toBeVisible();
  await expect(source).toHaveValue(words(163));
});

test("the third use opens the trial dialog and sends nothing", async ({ page }) => {
  const { open, humanize, run, source } = workspace(page);
  await open();
  await humanize(essay);
  await humanize("We leverage a plethora of tools in order to facilitate growth.");
  await expect(page.getByText("No free uses left")).toBeVisible();

  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/humanize")) sent += 1;
  });
  await run.click();
  const dialog = page.getByRole("dialog", { name: "Free trial limit reached" });
  await expect(dialog.getByText("You've used both free humanizations")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Upgrade to Basic - $9.99/month" })).toHaveAttribute(
    "href",
    "/pricing",
  );
  await dialog.getByRole("button", { name: "Maybe later" }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(0);
  await expect(source).not.toHaveValue("");
});

test("the server counts too: forgetting the count in the browser opens the same dialog", async ({ page }) => {
  const { open, humanize, run } = workspace(page);
  await open();
  await humanize(essay);
  await humanize("We leverage a plethora of tools in order to facilitate growth.");
  await page.evaluate(() => {
    const key = "ai-humanizer-guest-session";
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...session, usageCount: 0 }));
  });
  await page.reload();
  await run.click();
  await expect(page.getByRole("dialog", { name: "Free trial limit reached" })).toBeVisible();
});

test("the way to a free account remembers where it began", async ({ page }) => {
  const { open, humanize } = workspace(page);
  await open();
  await humanize(essay);
  await page.getByRole("button", { name: "Get 2 more" }).click();
  const dialog = page.getByRole("dialog", { name: "Unlock More Humanizations" });
  await expect(dialog.getByText("Join thousands of professionals using AI Humanizer")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Free Account" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => localStorage.getItem("guestAuthContext"))).toBe("freeTrial");
});

test("formal and academic are locked for guests", async ({ page }) => {
  await workspace(page).open();
  const tone = page.getByRole("combobox", { name: "Tone Style" });
  for (const locked of ["Formal", "Academic"]) {
    await tone.click();
    const option = page.getByRole("option", { name: locked });
    await expect(option).toHaveAttribute("aria-disabled", "true");
    // It looks and reads as disabled, yet choosing it says why.
    await option.click({ force: true });
    await expect(page.getByText("Premium Feature", { exact: true })).toBeVisible();
    await expect(tone).toHaveText("Casual");
  }
  await tone.click();
  await page.getByRole("option", { name: "Conversational" }).click();
  await expect(tone).toHaveText("Conversational");
});
