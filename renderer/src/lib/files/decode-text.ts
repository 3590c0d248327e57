import { fileError } from "./file-error.ts";

/** Control characters that no text file holds; tab, line ends, form feed and escape may stand in one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u;

/**
 * Decodes a text file: UTF-16 by its mark, UTF-8, and what is not valid UTF-8 as Windows-1252. Line ends become "\n".
 * Throws `binary` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/gu, "\n");
  if (binary.test(text)) throw fileError("binary");
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
