import { describe, expect, it } from "vitest";
import { combine, hashString } from "./hash.ts";

describe("hashString", () => {
  it("gives unsigned 32-bit integers that trained models can rely on", () => {
    // Pinned: another value here means that every model must be trained again.
    expect(hashString("")).toBe(2872998923);
    expect(hashString("house")).toBe(hashString("house"));
    expect(hashString("house")).not.toBe(hashString("houses"));
    for (const word of ["a", "the", "naïve", "…"]) {
      const hash = hashString(word);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    }
  });

  it("spreads short strings over the low bits", () => {
    const slots = new Set(Array.from({ length: 2000 }, (_, i) => hashString(`word${i}`) & 0xffff));
    expect(slots.size).toBeGreaterThan(1940);
  });
});

describe("combine", () => {
  it("depends on the order", () => {
    expect(combine(1, 2)).not.toBe(combine(2, 1));
  });
});
