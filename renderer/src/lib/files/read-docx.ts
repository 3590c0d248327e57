import mammoth from "mammoth";
import { checkArchive } from "./check-archive.ts";
import { fileError } from "./file-error.ts";
import { htmlToText } from "./html-to-text.ts";

/** The text of a Word document: paragraphs apart by an empty line, list items with their marks. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const names = await checkArchive(bytes);
  if (!names.includes("word/document.xml") && !names.includes("[Content_Types].xml"))
    throw fileError("mismatch");
  // Pictures are dropped before they are unpacked.
  const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
  try {
    const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.buffer }, { convertImage });
    return htmlToText(value);
  } catch {
    throw fileError("broken");
  }
}
