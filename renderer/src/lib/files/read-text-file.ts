import { decodeText } from "./decode-text.ts";
import { fileError } from "./file-error.ts";
import { type Content, contentOf, extensionOf, isEncryptedOle } from "./file-kind.ts";
import { maxCharacters, maxFileBytes } from "./limits.ts";

type PdfReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
const readPdfAside: PdfReader = async (bytes) => (await import("./read-pdf-aside.ts")).readPdfAside(bytes);

const textExtensions = new Set(["", "txt", "text", "md", "markdown"]);

/**
 * Reads the text of a .txt, .md, .docx or .pdf file, all in the browser; the readers load when they are needed.
 * Line ends become "\n"; text around is trimmed. Throws a `FileError`, whose message is for the user.
 */
export async function readTextFile(file: File, readPdf = readPdfAside): Promise<string> {
  if (file.size > maxFileBytes) throw fileError("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw fileError("empty");
  const text = (await textOf(extensionOf(file.name), contentOf(bytes), bytes, readPdf)).trim();
  if (text === "") throw fileError("empty");
  if (text.length > maxCharacters) throw fileError("too-long");
  return text;
}

async function textOf(
  extension: string,
  content: Content,
  bytes: Uint8Array<ArrayBuffer>,
  readPdf: PdfReader,
): Promise<string> {
  if (content === "ole" && (extension === "doc" || extension === "docx")) {
    throw fileError(isEncryptedOle(bytes) ? "encrypted" : "legacy-word");
  }
  if (extension === "docx") {
    if (content !== "zip") throw fileError(content === null ? "broken" : "mismatch");
    return await import("./read-docx.ts").then(({ readDocx }) => readDocx(bytes));
  }
  if (extension === "pdf") {
    if (content !== "pdf") throw fileError(content === null ? "broken" : "mismatch");
    return await readPdf(bytes);
  }
  if (extension === "doc") throw fileError("legacy-word");
  if (!textExtensions.has(extension)) throw fileError("unsupported");
  if (content !== null) throw fileError("mismatch");
  return decodeText(bytes);
}
