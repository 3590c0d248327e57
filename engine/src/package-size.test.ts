import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

/** What the server's package may weigh, gzipped: code, lexicon and models. */
const most = 8_000_000;

test("code, lexicon and models together stay small", () => {
  const root = new URL("../", import.meta.url);
  const files = globSync(["src/**/*.ts", "src/lexicon/data/*.txt", "models/{*.bin,dictionary.json}"], {
    cwd: root,
  }).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const bytes = files.map((file) => gzipSync(readFileSync(new URL(file, root))).length);
  expect(bytes.reduce((total, size) => total + size, 0)).toBeLessThan(most);
});
