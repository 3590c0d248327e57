import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readWordFrequencies } from "./word-frequencies.ts";

const text = (value: string) => [0xa0 | value.length, ...Buffer.from(value)];

describe("readWordFrequencies", () => {
  it("reads words by the frequency of their bucket", () => {
    const long = "x".repeat(40);
    const bytes = [
      ...[0xdc, 0, 4],
      ...[0x82, ...text("format"), ...text("cB"), ...text("version"), 1],
      ...[0x91, ...text("the")],
      0x90,
      ...[0x92, ...text("house"), 0xd9, 40, ...Buffer.from(long)],
    ];
    const frequencies = readWordFrequencies(gzipSync(Uint8Array.from(bytes)));
    expect(frequencies.get("the")).toBe(1);
    expect(frequencies.get("house")).toBeCloseTo(10 ** -0.02, 10);
    expect(frequencies.get(long)).toBeCloseTo(10 ** -0.02, 10);
    expect(frequencies.size).toBe(3);
  });

  it("refuses what it does not know", () => {
    expect(() => readWordFrequencies(gzipSync(Uint8Array.of(0xc1)))).toThrow("Unexpected MessagePack type");
    expect(() => readWordFrequencies(gzipSync(Uint8Array.of(1)))).toThrow("Not a word frequency list");
  });
});
