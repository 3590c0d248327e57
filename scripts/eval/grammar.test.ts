import { describe, expect, it } from "vitest";
import { createGrammarChecker } from "./grammar.ts";

describe("createGrammarChecker", () => {
  it("finds hard mistakes and lets taste be", { timeout: 30_000 }, async () => {
    const { mistakes } = await createGrammarChecker();
    expect(await mistakes("She went to the the shop.")).toEqual(["Repetition"]);
    expect(await mistakes("She walked to the shop, which was very, very far away.")).toEqual([]);
  });
});
