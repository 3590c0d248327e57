import type { FileErrorCode } from "./file-error.ts";

/** What the worker that reads PDFs answers; `code` is null for a fault of the reader. */
export type PdfAnswer = { text: string } | { code: FileErrorCode | null };
