/** What a file holds by its first bytes; null for text, or for what has no mark of its own. */
export type Content = "pdf" | "zip" | "ole" | null;

const marks: readonly (readonly [Content, readonly number[]])[] = [
  ["zip", [0x50, 0x4b, 0x03, 0x04]],
  ["zip", [0x50, 0x4b, 0x05, 0x06]],
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // The container of Word 97 to 2003, and of password-protected newer files.
  ["ole", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];
export function contentOf(bytes: Uint8Array): Content {
  return marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/** Whether an OLE container holds an encrypted document: its directory then names the stream so. */
export function isEncryptedOle(bytes: Uint8Array): boolean {
  const name = "EncryptedPackage";
  const wide = Array.from(name, (letter) => `${letter}\0`).join("");
  return new TextDecoder("latin1").decode(bytes).includes(wide);
}

/** The extension in lower case without its dot; "" where there is none. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase() ?? "";
}
