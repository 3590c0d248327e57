import { getDocumentProxy } from "unpdf";
import { fileError } from "./file-error.ts";
import { maxCharacters } from "./limits.ts";
import { type PdfLine, toParagraphs } from "./pdf-paragraphs.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF, in paragraphs. Throws `encrypted`, `broken`, `scan` or `too-long`. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const pdf = await open(bytes);
  try {
    const pages: PdfLine[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const lines = await linesOf(pdf, number);
      characters += lines.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > maxCharacters) throw fileError("too-long");
      pages.push(lines);
    }
    if (characters === 0) throw fileError("scan");
    return toParagraphs(pages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<Pdf> {
  try {
    // The reader keeps the bytes that it is given.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (error) {
    throw fileError(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "broken");
  }
}

async function linesOf(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number).catch(() => {
    throw fileError("broken");
  });
  const { items } = await page.getTextContent();
  const lines: PdfLine[] = [];
  let ended = true;
  for (const item of items) {
    if (!("str" in item)) continue;
    const last = lines.at(-1);
    if (ended || !last) lines.push({ text: item.str, y: Number(item.transform[5]), height: item.height });
    else {
      last.text += item.str;
      last.height = Math.max(last.height, item.height);
    }
    ended = item.hasEOL;
  }
  page.cleanup();
  return lines;
}
