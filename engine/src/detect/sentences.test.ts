import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe("splitSentences", () => {
  it("splits at stops, question and exclamation marks", () => {
    expect(split("It rained all day. Did you go? We did!")).toEqual([
      "It rained all day.",
      "Did you go?",
      "We did!",
    ]);
  });

  it("keeps abbreviations, initials and numbers whole", () => {
    expect(split("Dr. Lee met J. Park at 3.5 km, i.e. far off. They left.")).toEqual([
      "Dr. Lee met J. Park at 3.5 km, i.e. far off.",
      "They left.",
    ]);
  });

  it("ends a sentence after closing quotes and goes on where a lower-case word follows", () => {
    expect(split("“Stop.” She turned around.")).toEqual(["“Stop.”", "She turned around."]);
    expect(split('"Why now?" he asked. Nobody spoke.')).toEqual(['"Why now?" he asked.', "Nobody spoke."]);
  });

  it("leaves out headings, code, URLs and short labels", () => {
    const text =
      "# A heading of a few words\n\nThe rain fell. See `x = 1.5. y` here.\n\n```\nlet a = 1. Not prose.\n```\n\nNotes";
    expect(split(text)).toEqual(["The rain fell.", "See `x = 1.5. y` here."]);
  });

  it("leaves out headings whatever the line ends are", () => {
    expect(split("The old house\r\n\r\nThe rain fell.\r\n\r\nNotes")).toEqual(["The rain fell."]);
  });

  it("reads each list item by itself and a wrapped line as one sentence", () => {
    expect(split("- First we eat.\n- Then we go.\n\nThis line is\nwrapped here.")).toEqual([
      "First we eat.",
      "Then we go.",
      "This line is\nwrapped here.",
    ]);
  });

  it("finds nothing in nothing", () => {
    for (const text of ["", "  \n ", "...", "42."]) expect(split(text)).toEqual([]);
  });
});
