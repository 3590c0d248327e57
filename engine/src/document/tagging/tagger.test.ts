import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tagWords } from "./tagger.ts";
import { canBe, isKnownWord, possibleTags, usualTag } from "./vocabulary.ts";

describe("tagWords", () => {
  it("tags a contraction by its main part, with either apostrophe", () => {
    expect(tagWords(["They", "don't", "know", "."])).toEqual(["PRON", "AUX", "VERB", "PUNCT"]);
    expect(tagWords(["They", "don’t", "know", "."])).toEqual(["PRON", "AUX", "VERB", "PUNCT"]);
  });

  it("tags unknown words by their shape", () => {
    expect(tagWords(["The", "zorbiness", "of", "Zorb", "was", "zorbly", "."])).toEqual(
      "DET NOUN ADP PROPN AUX ADV PUNCT".split(" "),
    );
  });

  it("takes the first word for a common one, capital or not", () => {
    expect(tagWords(["Technology", "helps", "."])[0]).toBe("NOUN");
  });

  it("gives one tag a word for any words", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1 })), (words) => {
        expect(tagWords(words)).toHaveLength(words.length);
      }),
    );
  });
});

describe("the vocabulary", () => {
  it("knows common words and no names", () => {
    expect(isKnownWord("technology")).toBe(true);
    expect(isKnownWord("london")).toBe(false);
    expect(isKnownWord("constructor__")).toBe(false);
    expect(isKnownWord("__proto__")).toBe(false);
  });

  it("fills the dictionary's gaps in inflected forms from their base", () => {
    expect(canBe("harms", "NOUN")).toBe(true);
    expect(canBe("updates", "NOUN")).toBe(true);
    expect(canBe("of", "NOUN")).toBe(false);
  });

  it("gives unknown words no tags", () => {
    expect(possibleTags("zorb")).toEqual([]);
    expect(usualTag("zorb")).toBeNull();
    expect(usualTag("new")).toBe("ADJ");
  });
});
