import { describe, expect, it } from "vitest";
import { deepestList } from "./nesting.ts";
import { parseDocument } from "./parse.ts";

const inOneLine = (levels: number) => `${"- ".repeat(levels)}word`;
const indented = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${"  ".repeat(level)}- word`).join("\n");
const byTabs = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${"\t".repeat(level)}1. word`).join("\r\n");
const inQuotes = (levels: number) => `${"> - ".repeat(levels)}word`;

describe("deepestList", () => {
  it.each([inOneLine, indented, byTabs, inQuotes])("counts the levels: %o", (nest) => {
    for (const levels of [1, 2, 40, 1500]) expect(deepestList(nest(levels))).toBe(levels);
  });

  it.each([
    ["Not - a list\n-nor this, 1.5 or -2", 0],
    ["- one\n- two\n- three", 1],
    ["- one\n  - two\n- three\n  1. four\n     * five", 3],
    [`- one\n${" ".repeat(300)}far out`, 1],
  ])("takes siblings and other text for no level: %j", (text, levels) => {
    expect(deepestList(text)).toBe(levels);
  });
});

describe("parseDocument", () => {
  const kinds = (text: string) => parseDocument(text).blocks.map(({ kind }) => kind);

  it("reads lists as deep as anybody writes, and deeper ones as plain, which takes no time out of proportion", () => {
    for (const nest of [inOneLine, indented]) {
      expect(kinds(nest(50)).at(-1)).toBe("list-item");
      expect(kinds(nest(51)).at(-1)).toBe("paragraph");
    }
  });
});
