import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdits, composeEdits } from "./edits.ts";
import type { Edit } from "./types.ts";

const edit = (start: number, end: number, replacement: string): Edit => ({
  start,
  end,
  replacement,
  kind: "word",
  reason: "",
});

/** Ascending edits that do not touch each other, on a text of a given length. */
const editsOn = (length: number) =>
  fc
    .uniqueArray(fc.nat(length), { maxLength: 8 })
    .chain((cuts) =>
      fc.tuple(
        fc.constant(cuts.toSorted((a, b) => a - b)),
        fc.array(fc.string({ maxLength: 3 }), { minLength: 4, maxLength: 4 }),
      ),
    )
    .map(([cuts, texts]) =>
      Array.from({ length: Math.floor(cuts.length / 2) }, (_, i) =>
        edit(cuts[2 * i] ?? 0, cuts[2 * i + 1] ?? 0, texts[i] ?? ""),
      ),
    );

describe("applyEdits", () => {
  test("replaces, inserts and deletes", () => {
    expect(applyEdits("one two three", [edit(0, 3, "1"), edit(4, 4, "and "), edit(7, 13, "")])).toBe(
      "1 and two",
    );
  });
});

describe("composeEdits", () => {
  test("one after the other is the same as both at once", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 0, maxLength: 24 }).chain((source) =>
          editsOn(source.length).chain((first) => {
            const between = applyEdits(source, first);
            return editsOn(between.length).map((second) => ({ source, first, second, between }));
          }),
        ),
        ({ source, first, second, between }) => {
          const composed = composeEdits(source, first, second);
          expect(applyEdits(source, composed)).toBe(applyEdits(between, second));
          for (const [i, one] of composed.entries())
            expect(one.start).toBeGreaterThanOrEqual(composed[i - 1]?.end ?? 0);
        },
      ),
      { seed: 1, numRuns: 2_000 },
    );
  });

  test("what is put back is no edit", () => {
    expect(composeEdits("It helps.", [edit(3, 8, "aids")], [edit(3, 7, "helps")])).toEqual([]);
  });

  test("an edit that is gone over again stays in its group", () => {
    const first = [
      { ...edit(0, 3, "It"), group: 4 },
      { ...edit(9, 9, " but"), group: 4 },
    ];
    const composed = composeEdits("One thing.", first, [edit(0, 2, "It's")]);
    expect(composed.map(({ replacement, group }) => [replacement, group])).toEqual([
      ["It's", 4],
      [" but", 4],
    ]);
  });
});
