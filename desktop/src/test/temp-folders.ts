import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** Makes new folders for a test file, which calls this once, before its tests: all are removed after them. */
export function tempFolders(): () => string {
  const root = mkdtempSync(path.join(tmpdir(), "ai-humanizer-desktop-"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return () => mkdtempSync(path.join(root, "folder-"));
}
