import { describe, expect, test } from "vitest";
import { findSurfaceFault } from "./surface.ts";

describe("findSurfaceFault", () => {
  test.each([
    ["doubled word", "in the area of the law", "in the the law"],
    ["doubled punctuation", "Yes, however, it rains.", "Yes, , it rains."],
    ["space before punctuation", "It rains, today.", "It rains , today."],
    ["doubled space", "It really rains.", "It  rains."],
    ["article", "a large use of it", "a extensive use of it"],
    ["article", "an old house", "an house"],
    ["small letter after a full stop", "It rains; it pours.", "It rains. it pours."],
    ["echo", "a realm at its core", "a heart at heart"],
    ["empty sentence", "Indeed.", ""],
    ["line that opens a block", "Note that > 50% agree.", "> 50% agree."],
    ["line that opens a block", "Here is 4. Ba4.\nIt wins.", "4. Ba4.\nIt wins."],
    ["line that opens a block", "Note that 4.", "4."],
    ["line that opens a block", "So # of users counts.", "# of users counts."],
  ])("%s", (name, before, after) => {
    expect(findSurfaceFault(before, after)).toBe(name);
  });

  test("leaves faults that the source had, and sound sentences", () => {
    expect(findSurfaceFault("the the law", "the the rule")).toBeNull();
    expect(findSurfaceFault("an unusual user", "a user, an hour, an honest unit, a European")).toBeNull();
    expect(findSurfaceFault("It grew increasingly hard.", "It grew harder and harder.")).toBeNull();
  });
});
