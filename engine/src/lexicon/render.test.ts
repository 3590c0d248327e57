import { describe, expect, test } from "vitest";
import { rewritesOf } from "../rewrite/apply-rewrite.ts";
import { lexiconRewrite } from "../rewrite/lexicon.ts";
import type { Tone } from "../types.ts";
import { parseEntry } from "./parse.ts";

const edited = (line: string, text: string, tone: Tone = "casual") =>
  rewritesOf(lexiconRewrite([{ kind: "phrase", entries: [parseEntry(line)] }]), text, tone);

describe("a rendered replacement", () => {
  test("changes joined verbs together or not at all", () => {
    const line = "with the goal of {ving} => to {ving:base}";
    expect(edited(line, "He founded it with the goal of saving time.")).toEqual([
      "He founded it to save time.",
    ]);
    expect(edited(line, "He founded it with the goal of saving time and cutting costs.")).toEqual([]);
    expect(edited(line, "He founded it with the goal of saving time and, above all, money.")).toHaveLength(1);
  });

  test("forms no base that it does not know", () => {
    const line = "capable of {ving} => able to {ving:base}";
    expect(edited(line, "They are people capable of doing harm.")).toEqual([
      "They are people able to do harm.",
    ]);
    expect(edited(line, "They are people capable of disbarring lawyers.")).toEqual([]);
  });

  test("takes the space before a comma along", () => {
    expect(edited(", as it can => because it can", "Check it, as it can break.")).toEqual([
      "Check it because it can break.",
    ]);
    expect(edited("; however , => , but", "It works; however, it is slow.")).toEqual([
      "It works, but it is slow.",
    ]);
  });

  test("puts words behind a slot, before a full stop as well", () => {
    const line = "implement/v {np} => put/v {np} in place";
    expect(edited(line, "They implement a new rule.")).toEqual(["They put a new rule in place."]);
    expect(edited(line, "They implement a new rule here.")).toEqual(["They put a new rule in place here."]);
  });

  test("keeps a capital after a colon or markup", () => {
    const line = "utilize/v => use/v";
    expect(edited(line, "**Tools:** Utilizing the data pays.")).toEqual(["**Tools:** Using the data pays."]);
    expect(edited(line, "A note: Utilizing the data pays.")).toEqual(["A note: Using the data pays."]);
    expect(edited(line, "A note: utilizing the data pays.")).toEqual(["A note: using the data pays."]);
  });

  test("reads curly apostrophes and writes the text's own", () => {
    expect(edited("it's as if => it's like", "It’s as if time stood still.")).toEqual([
      "It’s like time stood still.",
    ]);
    expect(edited("it's as if => it's like", "It's as if time stood still.")).toEqual([
      "It's like time stood still.",
    ]);
  });

  test("counts what a slot took as context for a guard", () => {
    const line = "<s> moreover , {np} was => {np} was also ; not with no";
    expect(edited(line, "Moreover, the evidence was found.")).toEqual(["The evidence was also found."]);
    expect(edited(line, "Moreover, no evidence was found.")).toEqual([]);
  });

  test("keeps to the tones of its suffix", () => {
    const line = "a significant impact on => a big effect on @plain | a large effect on @formal";
    expect(edited(line, "It had a significant impact on trade.")).toEqual(["It had a big effect on trade."]);
    expect(edited(line, "It had a significant impact on trade.", "academic")).toEqual([
      "It had a large effect on trade.",
    ]);
  });
});
