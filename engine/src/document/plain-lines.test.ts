import { describe, expect, it } from "vitest";
import { isTitleLike, splitPlainLines } from "./plain-lines.ts";

const lines = (text: string) =>
  splitPlainLines(text, { kind: "paragraph", start: 0, end: text.length }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe("splitPlainLines", () => {
  it("cuts a paragraph whose every line ends a sentence", () => {
    expect(lines("One ends here.\r\nTwo ends here!\nThree")).toEqual([
      "One ends here.",
      "Two ends here!",
      "Three",
    ]);
  });

  it("keeps hard-wrapped text whole", () => {
    const text = "This text was wrapped at a width\nby its author. It goes on\nand ends here.";
    expect(lines(text)).toEqual([text]);
  });

  it("cuts a title off its paragraph, within wrapped text too", () => {
    const text =
      "A long first line of the text that ends here.\nNext Steps\nAnother long line of the text goes\non here.";
    expect(lines(text)).toEqual([
      "A long first line of the text that ends here.",
      "Next Steps",
      "Another long line of the text goes\non here.",
    ]);
  });

  it("leaves list items alone", () => {
    const text = "One.\nTwo.";
    expect(splitPlainLines(text, { kind: "list-item", start: 0, end: text.length })).toHaveLength(1);
  });
});

describe("isTitleLike", () => {
  it.each(["Conclusion", "Why Teams Fail", "2.1 Methods", "The Rise of Remote Work in Small Towns"])(
    "%s",
    (line) => {
      expect(isTitleLike(line)).toBe(true);
    },
  );
  it.each([
    "It ends.",
    "It ends.[^1]",
    "And so, she said,",
    "This is a line of a text that goes on and on",
    "lower case",
    "",
    "...",
  ])("not %j", (line) => {
    expect(isTitleLike(line)).toBe(false);
  });
});
