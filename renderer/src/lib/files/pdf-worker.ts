/** Reads one PDF off the page's thread: a long one takes seconds. */
import { isFileError } from "./file-error.ts";
import type { PdfAnswer } from "./pdf-protocol.ts";
import { readPdf } from "./read-pdf.ts";

async function answer(bytes: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  try {
    return { text: await readPdf(bytes) };
  } catch (error) {
    return { code: isFileError(error) ? error.code : null };
  }
}

self.onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
  self.postMessage(await answer(data));
