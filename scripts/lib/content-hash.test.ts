import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash } from "./content-hash.ts";

let root: string;
const hash = () => contentHash(root, ["lock.json", "src"], (file) => file.endsWith(".test.ts"));
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-hash-"));
  mkdirSync(path.join(root, "src/deep"), { recursive: true });
  write("lock.json", "{}");
  write("src/a.ts", "1");
  write("src/deep/b.ts", "2");
});
afterEach(() => rmSync(root, { recursive: true }));

function moveText(): void {
  write("src/a.ts", "12");
  write("src/deep/b.ts", "");
}

test("stays the same whatever the times of the files", () => {
  const before = hash();
  utimesSync(path.join(root, "src/a.ts"), 0, 0);
  write("src/deep/b.ts", "2");
  expect(hash()).toBe(before);
});

test.each<[string, () => void]>([
  ["a file's text changes", () => write("src/deep/b.ts", "3")],
  ["a file is added", () => write("src/c.ts", "")],
  ["a file is renamed", () => renameSync(path.join(root, "src/a.ts"), path.join(root, "src/z.ts"))],
  ["text moves from one file to the next", moveText],
  ["the lock file changes", () => write("lock.json", "{ }")],
])("changes when %s", (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test("skipped files do not count, files around the sources neither", () => {
  const before = hash();
  write("src/a.test.ts", "test");
  write("other.ts", "other");
  expect(hash()).toBe(before);
});
