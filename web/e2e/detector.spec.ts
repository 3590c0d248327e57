import { gzipSync } from "node:zlib";
import { leverage } from "@ai-humanizer/renderer/test/fake-api.ts";
import { makeDocx } from "@ai-humanizer/renderer/test/files/make-docx.ts";
import type { Page } from "@playwright/test";
import { expect, openSite, runAtOnce, test, workspace } from "./test.ts";
import { essay, german, words } from "./texts.ts";

const detector = (page: Page) => page.locator("#detector");

test("the detector scores a text in the browser and sends nothing", async ({ page }) => {
  await openSite(page);
  await page.waitForLoadState("networkidle");
  const requests: { method: string; url: string; body: string | null }[] = [];
  page.context().on("request", (request) => {
    requests.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  const field = detector(page).getByRole("textbox", { name: "Text to check" });
  const check = detector(page).getByRole("button", { name: "Check text" });
  const result = detector(page).getByRole("region", { name: "Result" });
  await expect(detector(page).getByText("0/5000 characters")).toBeVisible();
  await expect(detector(page).getByText("doc, docx, pdf")).toBeVisible();
  await expect(check).toBeDisabled();

  await field.fill("A short text.");
  await expect(detector(page).getByText("13/5000 characters")).toBeVisible();
  await check.click();
  await expect(result.getByRole("heading", { name: "Too short to say" })).toBeVisible();

  const english = page.getByRole("heading", { name: "Only English can be judged" });
  await field.fill(german);
  await check.click();
  await expect(english).toBeVisible();
  await expect(result.getByText("This text reads as German")).toBeVisible();
  await expect(result.getByText("%")).toHaveCount(0);

  // From here on even the network is gone: model and code are in the browser.
  await page.context().setOffline(true);
  await field.fill(essay);
  await check.click();
  await expect(result.getByRole("heading", { name: /AI-written$/ })).toBeVisible();
  await expect(result.getByText(/\d+% likely AI-written \(likely range: <?\d+% to >?\d+%\)/)).toBeVisible();
  const sentences = result.getByRole("list", { name: "Sentences" }).getByRole("listitem");
  expect(await sentences.count()).toBeGreaterThanOrEqual(6);
  await expect(sentences.filter({ hasText: "Words that machines overuse" }).first()).toBeVisible();
  await field.fill(german);
  await check.click();
  await expect(english).toBeVisible();
  await page.context().setOffline(false);

  const { origin } = new URL(page.url());
  for (const { method, url, body } of requests) {
    expect(method).toBe("GET");
    expect(body).toBeNull();
    expect(new URL(url).origin).toBe(origin);
  }
  // The form's own code and settings may load with the first touch; no text is in any address.
  const own = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  expect(own.filter((at) => !/^\/assets\/[\w.-]+$/.test(at) && at !== "/api/config")).toEqual([]);
  // All that it loads, the telling of languages too, which no English text asks for.
  expect(own.some((at) => at.endsWith(".bin"))).toBe(true);
  const sizes = own
    .filter((at) => at.startsWith("/assets/"))
    .map(async (at) => gzipSync(await (await page.request.get(at)).body()).length);
  expect((await Promise.all(sizes)).reduce((total, size) => total + size, 0)).toBeLessThan(2_500_000);
});

test("a detector that can't be loaded says so, and works once it can", async ({ page }) => {
  await openSite(page);
  await page.context().route(/\.bin$/, (route) => route.abort());
  await detector(page).getByRole("textbox").fill(essay);
  const check = detector(page).getByRole("button", { name: "Check text" });
  await check.click();
  await expect(detector(page).getByRole("alert")).toHaveText(
    "The detector could not be loaded. Check your connection and try again.",
  );
  await page.context().unroute(/\.bin$/);
  await check.click();
  await expect(detector(page).getByRole("heading", { name: /AI-written$/ })).toBeVisible();
  await expect(detector(page).getByRole("alert")).toHaveCount(0);
});

test("the detector takes a file, says how much a text is too long, and says what it can't read", async ({
  page,
}) => {
  await openSite(page);
  const field = detector(page).getByRole("textbox", { name: "Text to check" });
  const choose = (name: string, bytes: Uint8Array) =>
    detector(page)
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
  await choose("essay.docx", await makeDocx({ heading: "Gardens", paragraphs: [essay] }));
  await expect(field).toHaveValue(/^Gardens\n\nIn today's/);
  await choose("long.txt", Buffer.from(words(2000)));
  const over = detector(page).getByText("+4,999 over limit");
  const check = detector(page).getByRole("button", { name: "Check text" });
  await expect(detector(page).getByText("9999/5000 characters")).toBeVisible();
  await expect(over).toBeVisible();
  await expect(check).toBeDisabled();
  await field.fill(words(2000).slice(0, 5000));
  await expect(over).toBeHidden();
  await expect(check).toBeEnabled();
  // A paste arrives whole too.
  await field.fill("");
  await page.evaluate((text) => navigator.clipboard.writeText(text), words(2000));
  await field.press("ControlOrMeta+v");
  await expect(over).toBeVisible();
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "dropped.txt"));
    return data;
  }, essay);
  await field.dispatchEvent("dragenter", { dataTransfer: dropped });
  await expect(detector(page).getByText("Drop the file to import it")).toBeVisible();
  await field.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(detector(page).getByText("Drop the file to import it")).toBeHidden();
  await expect(field).toHaveValue(essay);
  await choose("broken.pdf", Buffer.from("%PDF-1.7 nothing"));
  const note = detector(page).getByRole("status").filter({ hasText: "The file is damaged" });
  await expect(note).toHaveText("The file is damaged and can't be read.");
  // It stands clear of the text above it.
  const [above, below] = [await field.boundingBox(), await note.getByText("damaged").boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await field.fill("Typed instead.");
  await expect(note).toBeHidden();
});

test("takes in the rewrite that sounds stiff: in another tab, or on the page that both stand on", async ({
  page,
}) => {
  const { response } = leverage;
  const report = { ...response.report, notes: [], detection: { before: 0.9, after: 0.6 } };
  await page.route("**/api/humanize", (route) => route.fulfill({ json: { ...response, report } }));
  await openSite(page);
  const { source, run } = workspace(page);
  await source.fill(leverage.source);
  await page.getByText("Supercharge", { exact: true }).click();
  await runAtOnce(page, run);
  const link = page.getByRole("link", { name: "our detector" });
  const fieldOf = (at: Page) => detector(at).getByRole("textbox", { name: "Text to check" });

  await link.click();
  await expect(fieldOf(page)).toHaveValue(response.humanizedText);
  await expect(detector(page).getByRole("heading", { name: "Too short to say" })).toBeInViewport();

  await fieldOf(page).fill("My own text.");
  const opened = page.context().waitForEvent("page");
  await link.click();
  const other = await opened;
  await expect(fieldOf(other)).toHaveValue(response.humanizedText);
  await expect(detector(other).getByRole("heading", { name: "Too short to say" })).toBeInViewport();
  expect(other.url()).toBe(new URL("/#detector", page.url()).href);
  await expect(fieldOf(page)).toHaveValue("My own text.");
  expect(await other.evaluate(() => localStorage.getItem("ai-humanizer-detector-text"))).toBeNull();
});
