import { describe, expect, it } from "vitest";
import { countWords, defaultTitle } from "./words.ts";

describe("countWords", () => {
  it.each([
    ["", 0],
    [" \n\t\u00a0 ", 0],
    ["one", 1],
    ["  one\ttwo\n\nthree ", 3],
    ["well-known, isn't it?", 3],
    ["a \u2014 b", 3],
    ["non\u00a0breaking", 2],
  ])("counts %j as %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe("defaultTitle", () => {
  it.each([
    ["", ""],
    ["Two words", "Two words"],
    ["  One\ntwo   three four five six seven", "One two three four five six"],
    ["# Getting Started with **Caching**\nCaching is", "Getting Started with Caching"],
    [
      "\n---\n\n> - Read [the _guide_](https://a.example/b) to `snake_case` now",
      "Read the guide to snake_case now",
    ],
    ["**Subject:** Follow-Up on Q3 Proposal\nDear Sam,", "Follow-Up on Q3 Proposal"],
    ["Subject: Follow-Up\r\n\r\nDear Sam,", "Follow-Up"],
    ["Dear Sam,\n\nThank you for it", "Dear Sam,"],
    ["2 * 3 is six", "2 3 is six"],
    ["- - -", "- - -"],
  ])("of %j is %j", (text, title) => {
    expect(defaultTitle(text)).toBe(title);
  });
});
