import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parsePercentage, stageRelease, withStaging } from "./staged-rollout.ts";

const list = `version: 1.2.0
files:
  - url: ai-humanizer-1.2.0-linux-x86_64.AppImage
    sha512: abc==
    size: 100
path: ai-humanizer-1.2.0-linux-x86_64.AppImage
sha512: abc==
releaseDate: '2026-05-01T00:00:00.000Z'
`;

test("offers a version to some, to more, and to all", () => {
  const few = withStaging(list, 5);
  expect(few).toBe(`${list}stagingPercentage: 5\n`);
  expect(withStaging(few, 50)).toBe(`${list}stagingPercentage: 50\n`);
  expect(withStaging(few, 0)).toBe(`${list}stagingPercentage: 0\n`);
  expect(withStaging(few, 100)).toBe(list);
  expect(withStaging(list.trimEnd(), 100)).toBe(list);
});

test("changes the lists of a release, whatever the system, and nothing else of it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["latest.yml", "latest-mac.yml", "builder-debug.yml"]) {
    writeFileSync(path.join(folder, name), list);
  }
  mkdirSync(path.join(folder, "linux-unpacked"));
  expect(stageRelease(folder, 20)).toEqual(["latest-mac.yml", "latest.yml"]);
  expect(readFileSync(path.join(folder, "latest-mac.yml"), "utf8")).toContain("\nstagingPercentage: 20\n");
  expect(readFileSync(path.join(folder, "builder-debug.yml"), "utf8")).toBe(list);
  expect(stageRelease(path.join(folder, "none"), 20)).toEqual([]);
});

test("takes whole numbers from 0 to 100", () => {
  expect(["0", "7", "100"].map(parsePercentage)).toEqual([0, 7, 100]);
  for (const text of ["", "-1", "101", "5%", "0.5", "1e1", "ten"]) {
    expect(() => parsePercentage(text), text).toThrow("from 0 to 100");
  }
});
