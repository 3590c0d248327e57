import { fileError } from "./file-error.ts";
import type { PdfAnswer } from "./pdf-protocol.ts";

/** The part of a Worker that is used. */
type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

const startWorker = (): Port => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });

/**
 * The text of a PDF, read in a worker of its own, so that the page stays alive. Throws as `readPdf` does; rejects with
 * a plain error where the worker can't be loaded.
 */
export function readPdfAside(bytes: Uint8Array<ArrayBuffer>, start = startWorker): Promise<string> {
  const port = start();
  const read = new Promise<string>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      if ("text" in data) resolve(data.text);
      // In a worker pdf.js speaks up by itself ("ready"): that is no answer.
      else if ("code" in data)
        reject(data.code === null ? new Error("The PDF could not be read") : fileError(data.code));
    };
    port.onerror = () => reject(new Error("The PDF reader could not start"));
  });
  port.postMessage(bytes);
  return read.finally(() => port.terminate());
}
