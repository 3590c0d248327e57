import { describe, expect, it } from "vitest";
import { defaultTitle, openingOf } from "./title.ts";

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

it.each([
  ["## 5 Reasons to Use TypeScript in 2025\n\nTypeScript is", "5 Reasons to Use TypeScript in 2025"],
  ["One *line*\nand another\n\nand more", "One line and another"],
])("the opening of %j is %j", (text, opening) => {
  expect(openingOf(text)).toBe(opening);
});
