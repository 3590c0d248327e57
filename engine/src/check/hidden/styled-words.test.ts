import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { applyEdits } from "../../edits.ts";
import { hiddenCharacterEdits } from "../hidden-characters.ts";

const clean = (text: string) => applyEdits(text, hiddenCharacterEdits(text));

const small = "abcdefghijklmnopqrstuvwxyz";

/** Other letters for each Latin one, by the code point of their "a"; the italic h is a sign of physics. */
const alphabets = [
  0x1d41a, 0x1d44e, 0x1d482, 0x1d4ea, 0x1d5ba, 0x1d5ee, 0x1d622, 0x1d656, 0x1d68a, 0x24d0, 0xff41,
].map((first) => [...small].map((_, i) => String.fromCodePoint(first + i).replace("\u{1D455}", "ℎ")));
const words = [
  "the",
  "team",
  "shipped",
  "tool",
  "quick",
  "brown",
  "jumps",
  "over",
  "lazy",
  "dogs",
  "very",
  "wax",
];

test("a word reads the same in plain letters, whatever alphabet it is written in", () => {
  const styled = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...alphabets), fc.nat({ max: 7 }));
  fc.assert(
    fc.property(fc.array(styled, { minLength: 2, maxLength: 8 }), (parts) => {
      const plain = parts.map(([word]) => word).join(" ");
      const given = parts.map(([word, letters, mask]) =>
        [...word]
          .map((letter, at) => (mask & (1 << (at % 3)) ? (letters[small.indexOf(letter)] ?? letter) : letter))
          .join(""),
      );
      expect(clean(given.join(" ")).normalize("NFC")).toBe(plain);
    }),
    { seed: 1, numRuns: 300 },
  );
});

describe("look-alike letters", () => {
  it.each([
    ["𝗍𝗁𝖾 team saw 𝐚 good 𝗍𝗁𝗂𝗇𝗀 𝗂𝗇 𝖠𝗇𝗇𝖺, 𝐈 think", "the team saw a good thing in Anna, I think"],
    ["ﬁnd the oﬃce and the ﬂow", "find the office and the flow"],
    ["he𝓁𝓁o wor𝕝d, we℮k, wⅰth, ⓣⓔⓐⓜ", "hello world, week, with, team"],
    ["wıth ɡood thinɡs ɑlways, ᴛʜᴇ ᴛᴇᴀᴍ", "with good things always, the team"],
    ["Ꭲhe ꓔeam and ᎢᎻᎬ word", "The Team and THE word"],
    ["sold 𝟏𝟐 of 𝟐0", "sold 12 of 20"],
    ["ｔｈｅ　ｃａｔ，ｎｏ． １２", "the cat,no. 12"],
  ])("%j is cleaned to %j", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    "Let 𝑥 be 𝐚 vector with 𝐸 = 𝑚𝑐², 𝑎 + 𝑏, 𝑑𝑥 and the 𝑛th term of 𝑙𝑜𝑔 𝑛.",
    "5 ℓ and 3 mℓ, ℓ₁ and ℝ, Ⅷ and ⅳ",
    "ⓐ first, ⓑ second",
    "[ˈkɑɹ], /pɑt/ and [ɡɪt] and /ðɪs/",
    "Kadın ve çocuk için kısa bir sıra dışı altın",
    "Kadıköy and Aydın; the tıp fakültesi",
    "the gloss 1SG.ɴᴏᴍ and ᴀᴄᴄ",
    "1ˢᵗ, 5ᵗʰ, xᵗʰ, H₂O, pKₐ, n.º 1ª, Congreſs, bĳ",
    "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ",
    "ℹ️ ™ № Å",
    "ＡＢＣ日本",
  ])("%j stays", (text) => {
    expect(hiddenCharacterEdits(text)).toEqual([]);
  });
});
