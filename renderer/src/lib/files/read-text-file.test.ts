import { describe, expect, test } from "vitest";
import { makeDocx } from "@/test/files/make-docx.ts";
import { makePdf } from "@/test/files/make-pdf.ts";
import { makeZip } from "@/test/files/make-zip.ts";
import { readPdf } from "./read-pdf.ts";
import { readTextFile } from "./read-text-file.ts";

const fileOf = (name: string, content: BlobPart) => new File([content], name);
const read = (name: string, content: BlobPart) => readTextFile(fileOf(name, content), readPdf);
const ole = (text = "") =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, "utf16le")]);

describe("a text file", () => {
  test.each([
    ["note.txt", "Ein Öl.\r\nZwei.\rDrei.\n", "Ein Öl.\nZwei.\nDrei."],
    ["note.MD", "# Title\n\nText", "# Title\n\nText"],
    ["README", "Text without an extension", "Text without an extension"],
    ["bom.txt", "\ufeffText", "Text"],
    ["utf16.txt", new Uint8Array([0xff, 0xfe, ...Buffer.from("Größe", "utf16le")]), "Größe"],
    ["utf16be.txt", new Uint8Array([0xfe, 0xff, 0, 0x41, 0, 0xf6]), "Aö"],
    ["old.txt", new Uint8Array([0x93, 0x63, 0x61, 0x66, 0xe9, 0x94, 0x20, 0x80, 0x35]), "“café” €5"],
  ])("%s is read in its encoding", async (name, content, text) => {
    expect(await read(name, content)).toBe(text);
  });
});

test("a Word document is read with its paragraphs, breaks and lists", async () => {
  const docx = await makeDocx({
    heading: "Urban farming",
    paragraphs: ["Detroit has 1,400 gardens.\nMost are small.", "A “second” paragraph."],
    list: ["Water", "Light"],
  });
  expect(await read("essay.docx", docx)).toBe(
    "Urban farming\n\nDetroit has 1,400 gardens.\nMost are small.\n\nA “second” paragraph.\n\n- Water\n- Light",
  );
});

test("a PDF is read in paragraphs, over its pages", async () => {
  const pdf = makePdf([
    ["Urban farming", "", "Detroit has 1,400 gardens, and the infor-", "mation is public. Most are", "1"],
    ["small. (Really.)", "", "The end.", "2"],
  ]);
  expect(await read("essay.pdf", pdf)).toBe(
    "Urban farming\n\nDetroit has 1,400 gardens, and the information is public. Most are small. (Really.)\n\nThe end.",
  );
});

describe("is refused with a clear word:", () => {
  const docx = makeDocx({ heading: "A", paragraphs: ["B"] });
  const bomb = makeZip([{ name: "word/document.xml", content: new Uint8Array(70_000_000), declared: 100 }]);
  const cut = async () => (await docx).slice(0, 900);

  test.each<[string, string, () => BlobPart | Promise<BlobPart>, string]>([
    ["an old Word file", "a.doc", () => ole(), "legacy-word"],
    ["an old Word file under a new name", "a.docx", () => ole("WordDocument"), "legacy-word"],
    ["a Word document with a password", "a.docx", () => ole("EncryptedPackage"), "encrypted"],
    ["a PDF with a password", "a.pdf", () => makePdf([["A"]], { encrypted: true }), "encrypted"],
    [
      "an archive with a password",
      "a.docx",
      () => makeZip([{ name: "a", content: "a", encrypted: true }]),
      "encrypted",
    ],
    ["another format", "a.pages", () => "text", "unsupported"],
    ["a PDF named as a text", "a.txt", () => makePdf([["A"]]), "mismatch"],
    ["a PDF named as a Word document", "a.docx", () => makePdf([["A"]]), "mismatch"],
    ["a Word document named as a PDF", "a.pdf", () => docx, "mismatch"],
    [
      "another archive named as a Word document",
      "a.docx",
      () => makeZip([{ name: "a", content: "a" }]),
      "mismatch",
    ],
    ["text named as a PDF", "a.pdf", () => "text", "broken"],
    ["half a Word document", "a.docx", cut, "broken"],
    [
      "a Word document without its text",
      "a.docx",
      () => makeZip([{ name: "[Content_Types].xml", content: "<" }]),
      "broken",
    ],
    ["a PDF of rubbish", "a.pdf", () => "%PDF-1.4 and no more", "broken"],
    ["an archive that unpacks to too much", "a.docx", () => bomb, "bomb"],
    ["an empty file", "a.txt", () => "", "empty"],
    ["a file of spaces", "a.txt", () => " \n\t ", "empty"],
    ["an empty Word document", "a.docx", () => makeDocx({ heading: "", paragraphs: [""] }), "empty"],
    ["a scan", "a.pdf", () => makePdf([[]]), "scan"],
    ["binary data", "a.txt", () => new Uint8Array([1, 2, 3, 0, 255]), "binary"],
    ["a file of more than 10 MB", "a.txt", () => "a".repeat(10 * 1024 * 1024 + 1), "too-large"],
    ["a long text", "a.txt", () => "word ".repeat(50_000), "too-long"],
  ])("%s", async (_, name, content, code) => {
    await expect(read(name, await content())).rejects.toMatchObject({ name: "FileError", code });
  });
});
