import { describe, expect, it } from "vitest";
import { applyEdits } from "../../edits.ts";
import { findSpaces } from "./spaces.ts";

const clean = (text: string) =>
  applyEdits(
    text,
    findSpaces(text).toSorted((a, b) => a.start - b.start),
  );

describe("findSpaces", () => {
  it.each([
    ["one\u00A0two", "one two"],
    ["Done.\u00A0 Next", "Done. Next"],
    ["1.\u00A0\u00A0\u00A0\u00A0An item", "1. An item"],
    ["\u2003\u2003Indented", "Indented"],
    ["The\u00A0team\u00A0shipped\u00A0it\u00A0in\u00A05\u00A0days", "The team shipped it in 5 days"],
    ["the\u2800team and the\u3164tool", "the team and the tool"],
    ["a wond\u2800erful te\uFFA0acher", "a wonderful teacher"],
    ["one\u2028two\u0085three\vfour\ffive", "one\ntwo\nthree\nfour\nfive"],
    ["one\u2029two\v\vthree", "one\n\ntwo\n\nthree"],
    ["one\f\ntwo\r\nthree\u2028four", "one\ntwo\r\nthree\r\nfour"],
    ["ｗｉｄｅ\u3000ｗｏｒｄｓ", "ｗｉｄｅ ｗｏｒｄｓ"],
  ])("%j becomes %j", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    "It weighs 5\u00A0kg, see Figure\u00A02 and p.\u00A012.",
    "Ask Dr.\u00A0Smith, J.\u00A0Weber or St.\u00A0Mary's.",
    "«\u00A0Vraiment\u00A0?\u00A0» dit-elle\u202F!",
    "10\u202F000 and 5\u2009kg",
    "日本\u3000語、\u3000です",
    "Two spaces.  And\ttabs\r\n",
  ])("%j stays", (text) => {
    expect(findSpaces(text)).toEqual([]);
  });
});
