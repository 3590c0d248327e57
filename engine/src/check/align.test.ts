import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alignSentences } from "./align.ts";

const groups = (before: readonly string[], after: readonly string[]) =>
  alignSentences(before, after).map((each) => [
    before.slice(each.before.from, each.before.to).length,
    after.slice(each.after.from, each.after.to).length,
  ]);

const bees = "Bees pollinate orchards across the valley every spring.";
const water = "Water reaches the lower fields through stone channels.";
const council = "The council maintains these channels with volunteers.";

describe("alignSentences", () => {
  it("pairs what was rewritten one by one", () => {
    const after = [
      "Each spring, bees pollinate the valley's orchards.",
      "Stone channels bring water to lower fields.",
    ];
    expect(groups([bees, water], after)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it("finds a sentence that was split, and two that were joined", () => {
    expect(
      groups([bees, water], ["Bees pollinate orchards.", "They cross the valley every spring.", water]),
    ).toEqual([
      [1, 2],
      [1, 1],
    ]);
    const joined =
      "Water reaches the lower fields through stone channels, which the council maintains with volunteers.";
    expect(groups([bees, water, council], [bees, joined])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it("finds what was left out and what was added", () => {
    expect(groups([bees, water, council], [bees, council])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(groups([bees], ["Sure, gladly!", bees])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it("finds what follows again behind a long stretch that was left out", () => {
    const syllables = ["ba", "ko", "mi", "tu", "ne", "fa", "lo", "ri", "su", "ge"];
    const word = (i: number) => [...String(i)].map((digit) => syllables[Number(digit)]).join("");
    const source = Array.from(
      { length: 120 },
      (_, i) => `Ra${word(i)}n zu${word(i)}t wo${word(i)}m pe${word(i)}k.`,
    );
    const kept = [...source.slice(0, 10), ...source.slice(70)];
    const left = groups(source, kept).filter(([, after]) => after === 0);
    expect(left).toHaveLength(60);
    expect(groups(source, source).every(([before, after]) => before === 1 && after === 1)).toBe(true);
  });

  it("holds every sentence of both sides once, in order, whatever they are", () => {
    const side = fc.array(fc.lorem({ maxCount: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(side, side, (before, after) => {
        const aligned = alignSentences(before, after);
        for (const [name, length] of [
          ["before", before.length],
          ["after", after.length],
        ] as const) {
          const indices = aligned.flatMap((each) =>
            Array.from({ length: each[name].to - each[name].from }, (_, i) => each[name].from + i),
          );
          expect(indices).toEqual(Array.from({ length }, (_, i) => i));
        }
      }),
      { seed: 1 },
    );
  });
});
