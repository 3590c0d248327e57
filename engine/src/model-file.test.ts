import { describe, expect, it } from "vitest";
import { decodeModelFile, encodeModelFile } from "./model-file.ts";

const sample = () =>
  encodeModelFile(
    { kind: "example", version: 3 },
    {
      small: Int8Array.of(-1, 0, 127),
      prints: Uint16Array.of(1, 65535),
      numbers: Float32Array.of(0.5, -2),
      bytes: Uint8Array.of(9),
    },
  );

describe("a model file", () => {
  it("gives back its metadata and arrays", () => {
    const file = decodeModelFile(sample());
    expect(file.metadata).toEqual({ kind: "example", version: 3 });
    expect([...file.array("small", "int8")]).toEqual([-1, 0, 127]);
    expect([...file.array("prints", "uint16")]).toEqual([1, 65535]);
    expect([...file.array("numbers", "float32")]).toEqual([0.5, -2]);
    expect([...file.array("bytes", "uint8")]).toEqual([9]);
  });

  it("reads from the middle of a larger buffer, and from a Node buffer", () => {
    const padded = new Uint8Array(sample().length + 3);
    padded.set(sample(), 3);
    expect([...decodeModelFile(padded.subarray(3)).array("numbers", "float32")]).toEqual([0.5, -2]);
    expect([...decodeModelFile(Buffer.from(sample())).array("prints", "uint16")]).toEqual([1, 65535]);
  });

  it("does not copy what lies straight", () => {
    const bytes = new Uint8Array(sample());
    expect(decodeModelFile(bytes).array("numbers", "float32").buffer).toBe(bytes.buffer);
  });

  it("refuses what is not one", () => {
    expect(() => decodeModelFile(new TextEncoder().encode("hello there"))).toThrow("Not a model file");
    expect(() => decodeModelFile(new Uint8Array(2))).toThrow("Not a model file");
    expect(() => decodeModelFile(sample().subarray(0, 20))).toThrow("cut short");
  });

  it("refuses an array that is missing, of another type, or cut short", () => {
    expect(() => decodeModelFile(sample()).array("other", "int8")).toThrow('no int8 array "other"');
    expect(() => decodeModelFile(sample()).array("small", "uint8")).toThrow("no uint8 array");
    const short = decodeModelFile(sample().subarray(0, sample().length - 8));
    expect(() => short.array("bytes", "uint8")).toThrow("cut short");
  });
});
