import fc from "fast-check";
import { expect, it } from "vitest";
import { toChunks } from "./chunks.ts";

const passagesOf = (lengths: readonly number[]) => {
  let at = 0;
  return lengths.map((length) => {
    const text = "word ".repeat(length);
    const passage = { start: at, end: at + text.length, text, holes: [] };
    at = passage.end + 2;
    return passage;
  });
};

it("keeps whole paragraphs together up to 220 words", () => {
  const chunks = toChunks(passagesOf([100, 100, 50, 400, 10]));
  expect(chunks.map(({ passages }) => passages.length)).toEqual([2, 1, 1, 1]);
  expect(chunks.map(({ start, end }) => [start, end])).toEqual([
    [0, 1002],
    [1004, 1254],
    [1256, 3256],
    [3258, 3308],
  ]);
});

it("holds every passage once, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300)), (lengths) => {
      const passages = passagesOf(lengths);
      expect(toChunks(passages).flatMap((chunk) => chunk.passages)).toEqual(passages);
    }),
    { seed: 1 },
  );
});
