import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../edits.ts";
import { hiddenCharacterEdits } from "./hidden-characters.ts";

const clean = (text: string) => applyEdits(text, hiddenCharacterEdits(text));

describe("hiddenCharacterEdits", () => {
  it.each([
    ["a\u200Bb", "ab"],
    ["co\u00ADop", "coop"],
    ["wo\u200Drd and\u2060so\u200C", "word andso"],
    ["\u202Eabc\u202C", "abc"],
    ["A word of Hebrew, שלום, and \u202Eabc", "A word of Hebrew, שלום, and abc"],
    ["tag\u{E0061}\u{E0062}", "tag"],
    ["a\u2009b\u2003c\u202Fd\u3000e", "a b c d e"],
    ["r\u0430yp\u0430l is \u0430 g\u043E\u043Ed thing", "raypal is a good thing"],
    ["\u0391lpha and \u039Fmega", "Alpha and Omega"],
    ["ｈｅｌｌｏ world", "hello world"],
    ["null\u0000byte", "nullbyte"],
    ["\uFEFFA text", "A text"],
    ["Hi\uFEFF there\uFE0F", "Hi there"],
  ])("%j is cleaned to %j", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    "family 👨‍👩‍👧 and ❤️ and 1️⃣ and 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "क्\u200Dष and می\u200Cخواهم",
    "10\u202F000 and 5\u2009kg and a\u00A0b",
    "日本\u3000語 ＡＢＣ日本",
    "`a\u200Bb` stays",
    "```\na\u200Bb\n```",
    "Привет мир, это сор.",
    "αβγ and εr and β-carotene and 5 μm",
    "We set the level α = 0.05, and the γ′ precipitates, κ and υ stay as they are.",
    "kısa über naïve",
    "tab\tand\r\nline",
    "שלום\u200F text",
  ])("%j stays", (text) => {
    expect(hiddenCharacterEdits(text)).toEqual([]);
  });

  it("gives edits in order, each within the text", () => {
    const suspect = fc.constantFrom(
      "\u200B",
      "\u00AD",
      "\u200D",
      "\u0430",
      "a",
      "\u2003",
      " ",
      "😀",
      "\uFE0F",
      "`",
      "ｈ",
      "日",
      "\u3164",
      "\u2028",
      "𝐚",
      "ı",
      "ﬁ",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(suspect, fc.string({ unit: "binary", maxLength: 2 }))), (parts) => {
        const text = parts.join("");
        let end = 0;
        for (const hidden of hiddenCharacterEdits(text)) {
          expect(hidden.start).toBeGreaterThanOrEqual(end);
          expect(hidden.end).toBeGreaterThan(hidden.start);
          end = hidden.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it("says why, for the reader", () => {
    expect(hiddenCharacterEdits("a\u200Bb")).toEqual([
      {
        start: 1,
        end: 2,
        replacement: "",
        kind: "hidden-character",
        reason: "An invisible character was removed.",
      },
    ]);
  });
});
