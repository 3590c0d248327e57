import mammoth from "mammoth";
import { expect, test, vi } from "vitest";
import { type ExportFormat, fileNameOf, saveText } from "./save-text.ts";

/** Saves, and returns what the browser would have written. */
async function save(text: string, format: ExportFormat) {
  const blobs: Blob[] = [];
  const names: string[] = [];
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob), revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await saveText(text, format);
  const [blob] = blobs;
  if (!blob) throw new Error("Nothing was saved");
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
    reader.readAsArrayBuffer(blob);
  });
  return { bytes, name: names[0], type: blob.type };
}

test.each<[ExportFormat, string]>([
  ["txt", "text/plain"],
  ["md", "text/markdown"],
])("a text is saved as %s, byte for byte", async (format, type) => {
  const text = "Ein Öl.\n\nZwei “Öle”.";
  const saved = await save(text, format);
  expect(new TextDecoder().decode(saved.bytes)).toBe(text);
  expect(saved).toMatchObject({ name: `ein-öl-zwei-öle-humanized.${format}`, type });
});

test("a Word document has the headings, lists, breaks and marks of Markdown", async () => {
  const text =
    "# Urban farming\nTwo **bold** and *thin* lines\nof 3 * 4 plots.\n\n- Water\n- Light\n\n1. Dig\n2. Sow";
  const { bytes, name } = await save(text, "docx");
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes });
  expect(value).toBe(
    "<h1>Urban farming</h1><p>Two <strong>bold</strong> and <em>thin</em> lines<br />of 3 * 4 plots.</p>" +
      "<ul><li>Water</li><li>Light</li></ul><ol><li>Dig</li><li>Sow</li></ol>",
  );
  expect(name).toBe("urban-farming-two-bold-and-thin-humanized.docx");
});

test.each([
  ["Don't “stop”: go/on\\now?", "dont-stop-go-on-now-humanized.txt"],
  ["???", "text-humanized.txt"],
  ["../../etc/passwd", "etc-passwd-humanized.txt"],
  [`${"x".repeat(100)} y`, `${"x".repeat(60)}-humanized.txt`],
])("the file of %j is named by its first words", (text, name) => {
  expect(fileNameOf(text, "txt")).toBe(name);
});
