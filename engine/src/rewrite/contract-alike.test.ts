import { expect, test } from "vitest";
import { swapIn } from "./candidate.fixture.ts";
import { contractAlike } from "./contract-alike.ts";

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
