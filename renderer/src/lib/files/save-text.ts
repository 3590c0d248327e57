import { download } from "../download.ts";

/** The formats that a text can be saved in, by their extension. */
export const exportFormats = ["txt", "md", "docx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Words of the text that its file is named by. */
const nameWords = 6;
const nameLength = 60;

/** Saves a text as a file of the user's, named by its first words. The writer of Word files loads when needed. */
export async function saveText(text: string, format: ExportFormat): Promise<void> {
  download(fileNameOf(text, format), await toBlob(text, format));
}

async function toBlob(text: string, format: ExportFormat): Promise<Blob> {
  if (format === "docx") return await import("./to-docx.ts").then(({ toDocx }) => toDocx(text));
  return new Blob([text], { type: format === "md" ? "text/markdown" : "text/plain" });
}

/** "Urban farming, a solution..." as "urban-farming-a-solution-humanized.txt". */
export function fileNameOf(text: string, format: ExportFormat): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/['’]/gu, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = words.slice(0, nameWords).join("-").slice(0, nameLength);
  return `${name === "" ? "text" : name}-humanized.${format}`;
}
