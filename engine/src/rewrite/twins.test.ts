import { expect, test } from "vitest";
import { swapIn } from "./candidate.fixture.ts";
import { withoutTwins } from "./twins.ts";

const candidate = (replacement: string, origin: string, prior: number, preference: number) =>
  swapIn("utilize", "utilize", replacement, { origin, prior, preference });

test("of the same edits the preferred stays, and others stay beside it", () => {
  const kept = withoutTwins([
    candidate("use", "a", 2.5, 0.5),
    candidate("use", "b", 2.5, 1),
    candidate("use", "c", 0, 1),
    candidate("need", "d", 2.5, 1),
  ]);
  expect(kept.map(({ origin }) => origin)).toEqual(["b", "d"]);
});
