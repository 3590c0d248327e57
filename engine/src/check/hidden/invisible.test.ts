import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyEdits } from "../../edits.ts";
import { hiddenCharacterEdits } from "../hidden-characters.ts";

const clean = (text: string) => applyEdits(text, hiddenCharacterEdits(text));

const charactersOf = (pattern: RegExp): string[] =>
  Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

/** What no reader of English sees; the number signs of Arabic are format characters that show. */
const invisible = charactersOf(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\uFFFC]/u).filter(
  (each) =>
    !/[\t\n\v\f\r\u0085\u3164\uFFA0\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u.test(
      each,
    ),
);
const blank = charactersOf(/[\p{Zs}\u2800\u3164\uFFA0]/u).filter((each) => each !== " ");

const words = ["the", "team", "shipped", "a", "tool", "in", "May", "and", "nobody", "noticed", "it"];

test("no invisible character survives in English, and no odd space in place of a plain one", () => {
  const word = fc.constantFrom(...words);
  const hidden = fc.array(fc.constantFrom(...invisible), { maxLength: 3 }).map((each) => each.join(""));
  const space = fc.oneof(fc.constant(" "), fc.constantFrom(...blank));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, fc.nat(), hidden, space), { minLength: 4, maxLength: 12 }),
      (parts) => {
        const plain = parts.map(([each]) => each).join(" ");
        const given = parts
          .map(([each, at, inside, after], i) => {
            const cut = at % (each.length + 1);
            return each.slice(0, cut) + inside + each.slice(cut) + (i < parts.length - 1 ? after : "");
          })
          .join("");
        // After a word of one letter a no-break space is a typesetter's.
        expect(clean(given).replace(/(?<=\ba)\u00A0/g, " ")).toBe(plain);
        expect(clean(clean(given))).toBe(clean(given));
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test("every one of them goes, wherever it stands among Latin letters", () => {
  for (const each of invisible)
    expect(clean(`the te${each}am${each} won${each}`), escape(each)).toBe("the team won");
});

test("none licenses another: two controls of hieroglyphs go from among Latin letters, and stay behind a hieroglyph", () => {
  expect(clean("the te\u{1343C}\u{13438}am")).toBe("the team");
  expect(clean("the sign \u{13000}\u{13430}\u{13437}\u{13001}")).toBe(
    "the sign \u{13000}\u{13430}\u{13437}\u{13001}",
  );
});

describe("characters that scripts and emoji need", () => {
  it.each([
    ["\u3164", "ㄱ\u3164ㅏ"],
    ["\u115F", "\u115Fᅡ"],
    ["\u1160", "ᄀ\u1160"],
    ["\u061C", "نص\u061C عربي"],
    ["\u200F", "שלום\u200F עולם"],
    ["\u200C", "مَ\u200Cب"],
    ["\u180E", "ᠠ\u180Eᠠ"],
    ["\u17B4", "ក\u17B4"],
    ["\u2800", "⠁⠃\u2800⠉"],
    ["\uFE00", "\u2229\uFE00"],
    ["\u{E0100}", "葛\u{E0100}"],
    ["\u200D", "👩🏽\u200D⚕"],
  ])("%j stays in %j, and licenses none elsewhere", (character, text) => {
    expect(clean(text)).toBe(text);
    const elsewhere = `${text}\nthe ${character}team${character}`;
    expect(clean(elsewhere).replace(/ +/g, " ")).toBe(`${text}\nthe team`);
  });

  it("keeps no message in the tags of a flag, and marks of direction in lines that need them only", () => {
    expect(clean("🏴\u{E0068}\u{E0065}\u{E006C}\u{E006C}\u{E006F}\u{E0021}\u{E007F}")).toBe("🏴");
    expect(clean("שלום te\u200Eam")).toBe("שלום team");
    expect(clean("1\uFE0F2\uFE0F3\uFE0F")).toBe("123");
  });
});
