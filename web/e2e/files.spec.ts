import { readFile } from "node:fs/promises";
import { makeDocx } from "@ai-humanizer/renderer/test/files/make-docx.ts";
import { makePdf } from "@ai-humanizer/renderer/test/files/make-pdf.ts";
import { expect, runAtOnce, test, workspace } from "./test.ts";
import { essay } from "./texts.ts";

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});

test("a Word document comes in, and its rewrite goes out as Word, Markdown and text", async ({ page }) => {
  const { open, source, run, rewrite, output } = workspace(page);
  await open();
  const [first = "", second = ""] = essay.split("\n\n");
  const docx = await makeDocx({ heading: "Urban farming", paragraphs: [first, second] });
  await page.locator("input[type=file]").setInputFiles(fileOf("essay.docx", docx));
  await expect(source).toHaveValue(`Urban farming\n\n${essay}`);
  await expect(page.getByText("Imported essay.docx", { exact: true })).toBeVisible();

  await runAtOnce(page, run);
  await expect(rewrite).toBeVisible();
  const result = (await rewrite.textContent()) ?? "";
  const save = async (format: string) => {
    await output.getByRole("button", { name: "Download humanized text" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: format }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  for (const format of ["Plain text", "Markdown"]) {
    const { name, bytes } = await save(format);
    expect(name).toMatch(/^urban-farming-.+-humanized\.(txt|md)$/);
    expect(bytes.toString()).toBe(result);
  }
  const word = await save("Word document");
  expect(word.name).toMatch(/-humanized\.docx$/);
  // What went out as Word comes in again as it was.
  await page.locator("input[type=file]").setInputFiles(fileOf("back.docx", word.bytes));
  await expect(source).toHaveValue(result);
});

test("a PDF is dropped on the pane over a draft, and one undo brings the draft back", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await source.fill("My own draft");
  const pdf = makePdf([["Detroit has 1,400 gardens, and", "most of them are small."]]);
  const transfer = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "report.pdf"));
    return data;
  }, Array.from(pdf));
  await source.dispatchEvent("dragenter", { dataTransfer: transfer });
  await expect(page.getByText("Drop the file to import it")).toBeVisible();
  // A long PDF takes seconds: it is read off the page's thread.
  const reader = page.waitForEvent("worker", (worker) => worker.url().includes("pdf-worker"));
  await source.dispatchEvent("drop", { dataTransfer: transfer });
  await reader;
  await expect(source).toHaveValue("Detroit has 1,400 gardens, and most of them are small.");
  await source.focus();
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(source).toHaveValue("My own draft");
});

test("a protected PDF, a broken Word document and an old one are refused in words", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await source.fill("My own draft");
  const field = page.locator("input[type=file]");
  await field.setInputFiles(fileOf("secret.pdf", makePdf([["A"]], { encrypted: true })));
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await says("The file is protected by a password. Save a copy without one and import that.");
  await field.setInputFiles(fileOf("half.docx", Buffer.from("PK\u0003\u0004 and no more")));
  await says("The file is damaged and can't be read.");
  await field.setInputFiles(fileOf("old.doc", Buffer.from("d0cf11e0a1b11ae1", "hex")));
  await says("Old Word files (.doc) can't be read. Open it in Word, save it as .docx and import that.");
  await expect(source).toHaveValue("My own draft");
});
