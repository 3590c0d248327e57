import { expect, test } from "vitest";
import { swapIn } from "./candidate.fixture.ts";
import { contractAlike, keepNegationsAlike } from "./contract-alike.ts";

const plain = "The mill is old. It cannot run all day. The owner is tired. She will sell it soon.";

function kept(source: string): readonly string[] {
  const candidates = [
    swapIn(source, "cannot", "can't", { kind: "contraction" }),
    swapIn(source, "old", "aged"),
  ];
  const choices = source.split(". ").map(() => ({ candidates }));
  return contractAlike(choices, source)[0]?.candidates.map(({ origin }) => origin) ?? [];
}

test("contracts nothing in a text that contracts nothing", () => {
  expect(kept(plain)).toEqual(["old"]);
});

test("goes on contracting where the text does, outside of quotations", () => {
  expect(kept(plain.replace("is tired", "isn't young"))).toEqual(["cannot", "old"]);
  expect(kept(`${plain} “Don’t,” he said.`)).toEqual(["old"]);
});

test("contracts what is too short to have a habit", () => {
  expect(kept("The mill is old. It cannot run all day.")).toEqual(["cannot", "old"]);
});

test("keeps a negation in full beside one that stays in full", () => {
  const contract = (words: string) =>
    swapIn("A nurse cannot fly. A bus cannot swim.", words, "can't", {
      kind: "contraction",
      origin: "contraction can't",
    });
  const [nurse, bus] = [contract("nurse cannot"), contract("bus cannot")];
  const choices = [{ candidates: [nurse] }, { candidates: [bus] }];
  expect(keepNegationsAlike(choices, [[nurse], []])).toEqual([[], []]);
  expect(keepNegationsAlike(choices, [[nurse], [bus]])).toEqual([[nurse], [bus]]);
});
