import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkVersion, releaseLists } from "./release-lists.ts";

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}
const list = (version: string) => `version: ${version}\nfiles:\n  - url: app-${version}.zip\n    size: 1\n`;

test("names the lists of every system, and no other file", () => {
  const files = { "latest.yml": "", "latest-mac.yml": "", "builder-debug.yml": "", "latest.yml.bak": "" };
  expect(releaseLists(folderOf(files))).toEqual(["latest-mac.yml", "latest.yml"]);
  expect(releaseLists("/nowhere")).toEqual([]);
});

test("a release is of the version of its tag, on every system", () => {
  const folder = folderOf({ "latest.yml": list("1.2.3"), "latest-linux.yml": list("1.2.3") });
  checkVersion(folder, "1.2.3");
  expect(() => checkVersion(folder, "1.2")).toThrow("latest-linux.yml offers 1.2.3, not 1.2.");
  writeFileSync(path.join(folder, "latest.yml"), list("0.1.0"));
  expect(() => checkVersion(folder, "1.2.3")).toThrow("latest.yml offers 0.1.0, not 1.2.3.");
  writeFileSync(path.join(folder, "latest.yml"), "files: []\n");
  expect(() => checkVersion(folder, "1.2.3")).toThrow("latest.yml offers no version");
  expect(() => checkVersion("/nowhere", "1.2.3")).toThrow("no latest*.yml");
});
