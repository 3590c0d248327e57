import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { fingerprintFolders, openCache } from "./cache.ts";

const folder = mkdtempSync(join(tmpdir(), "evaluation-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("openCache", () => {
  it("computes once, in this run and the next", () => {
    let computed = 0;
    const compute = () => ({ value: ++computed });
    expect(openCache(folder).json("a key", compute)).toEqual({ value: 1 });
    expect(openCache(folder).json("a key", compute)).toEqual({ value: 1 });
    expect(openCache(folder).json("another", compute)).toEqual({ value: 2 });
  });

  it("stores bytes, and nothing where computing fails", () => {
    const cache = openCache(folder);
    const fail = () => {
      throw new Error("stopped");
    };
    expect(() => cache.bytes("bytes", fail)).toThrow("stopped");
    expect([...cache.bytes("bytes", () => Uint8Array.of(1, 2))]).toEqual([1, 2]);
    expect([...cache.bytes("bytes", fail)]).toEqual([1, 2]);
  });
});

describe("a cache of what takes waiting", () => {
  it("waits once", async () => {
    let computed = 0;
    const compute = async () => ++computed;
    expect(await openCache(folder).later("slow", compute)).toBe(1);
    expect(await openCache(folder).later("slow", compute)).toBe(1);
  });
});

describe("fingerprintFolders", () => {
  it("changes with any file but tests and reports", () => {
    const own = mkdtempSync(join(folder, "sources-"));
    writeFileSync(join(own, "a.ts"), "one");
    const first = fingerprintFolders([own]);
    writeFileSync(join(own, "a.test.ts"), "test");
    writeFileSync(join(own, "evaluation.json"), "{}");
    expect(fingerprintFolders([own])).toBe(first);
    writeFileSync(join(own, "a.ts"), "two");
    expect(fingerprintFolders([own])).not.toBe(first);
  });
});
