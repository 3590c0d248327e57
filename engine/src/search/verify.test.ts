import { describe, expect, test, vi } from "vitest";
import { swapIn } from "../rewrite/candidate.fixture.ts";
import { verifySentence } from "./verify.ts";

const source = "They found one old map of the town and many small letters.";
const bounds = { start: 0, end: source.length };
const swaps = [
  swapIn(source, "found", "saw"),
  swapIn(source, "old", "worn"),
  swapIn(source, "town", "city"),
  swapIn(source, "small", "short"),
];

/** What stays of the swaps where the words of some replacements must not stand together. */
function keptWithout(clashes: readonly (readonly string[])[]) {
  const check = vi.fn((_before: string, after: string) =>
    clashes.some((words) => words.every((word) => after.includes(word))) ? "clash" : null,
  );
  const { kept, heldBack } = verifySentence(source, bounds, swaps, [], check);
  const words = kept.flatMap(({ edits }) => edits.map(({ replacement }) => replacement));
  return { words, heldBack, checks: check.mock.calls.length };
}

describe("verifySentence", () => {
  test("keeps what stands together", () => {
    expect(keptWithout([])).toMatchObject({ words: ["saw", "worn", "city", "short"], heldBack: [] });
  });

  test("takes back what is at fault alone", () => {
    const { words, heldBack } = keptWithout([["worn"]]);
    expect(words).toEqual(["saw", "city", "short"]);
    expect(heldBack).toMatchObject([{ start: source.indexOf("old"), reason: "clash" }]);
  });

  test("takes back the last one without which the others stand", () => {
    expect(keptWithout([["saw", "city"]]).words).toEqual(["saw", "worn", "short"]);
    expect(
      keptWithout([
        ["saw", "city"],
        ["saw", "short"],
      ]).words,
    ).toEqual(["worn", "city", "short"]);
  });

  test("takes back each that does not go with those before it, where no single one is at fault", () => {
    const { words, heldBack, checks } = keptWithout([
      ["saw", "worn"],
      ["city", "short"],
    ]);
    expect(words).toEqual(["saw", "city"]);
    expect(heldBack).toHaveLength(2);
    // Each alone, all together, and then two for each at most.
    expect(checks).toBeLessThanOrEqual(3 * swaps.length + 1);
  });
});
