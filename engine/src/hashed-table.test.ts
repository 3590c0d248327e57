import { describe, expect, it } from "vitest";
import { hashString } from "./hash.ts";
import { findSlot, placeSlot } from "./hashed-table.ts";

const key = (i: number) => hashString(`key ${i}`);

describe("a hashed table", () => {
  it("finds what was placed and nothing else", () => {
    const table = new Uint16Array(4096);
    const slots = Array.from({ length: 3000 }, (_, i) => placeSlot(table, key(i)));
    const placed = slots.filter((slot) => slot >= 0);
    expect(placed.length).toBeGreaterThan(2990);
    slots.forEach((slot, i) => {
      if (slot >= 0) expect(findSlot(table, key(i))).toBe(slot);
    });
    const wrong = Array.from({ length: 10_000 }, (_, i) => findSlot(table, key(i + 5000))).filter(
      (slot) => slot >= 0,
    );
    expect(wrong.length).toBeLessThan(20);
  });

  it("gives a key the slot it already has", () => {
    const table = new Uint16Array(16);
    expect(placeSlot(table, key(1))).toBe(placeSlot(table, key(1)));
  });

  it("refuses a key when its run is full", () => {
    const table = new Uint16Array(32).fill(7);
    expect(placeSlot(table, key(1))).toBe(-1);
  });
});
