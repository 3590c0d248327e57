import fc from "fast-check";
import { describe, expect, it } from "vitest";
import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { shapes } from "./shapes.ts";
import { standIn } from "./stand-in.ts";
import { ordinarySentences, trickySentences } from "./tagged-sentences.fixture.ts";
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
      { seed: 1 },
    );
  });
});

describe("tagWords, beside wink-nlp", () => {
  const nlp = winkNLP(model, ["pos"]);

  /** The tag of the first of the tokens that wink-nlp cuts each word into. */
  function winkTags(words: readonly string[]): string[] {
    const tokens = nlp.readDoc(words.join(" ")).tokens();
    const values = tokens.out(nlp.its.value);
    const tags = tokens.out(nlp.its.pos);
    let next = 0;
    return words.map((word) => {
      const tag = tags[next] ?? "";
      for (let length = 0; length < word.length; next += 1) length += values[next]?.length ?? word.length;
      return tag;
    });
  }
  const expectSameTags = (words: readonly string[]) => {
    const shown = words.map((word, index) => standIn(word, index === 0));
    // Nothing may depend on where a word stands: what is shown stands for itself there too.
    const restated = ["so", ...shown];
    expect(tagWords(restated), restated.join(" ")).toEqual(winkTags(restated));
  };
  const sentences = `${ordinarySentences}\n${trickySentences}`
    .replaceAll(/\/[A-Z]+/g, "")
    .split("\n")
    .map((line) => line.match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []);

  it("gives the same tags to whole sentences", () => {
    expect(sentences.length).toBeGreaterThan(100);
    for (const words of sentences) expectSameTags(words);
  });

  it("gives the same tags to any words in a row", () => {
    const words = [...new Set(sentences.flat())];
    const contractions = [
      "dog's",
      "Dog's",
      "zorb's",
      "isn't",
      "Isn't",
      "they'll",
      "dog'll",
      "cannot",
      "gonna",
    ];
    const cut = ["well-known", "Well-known", "Comic-strip", "Co-operate", "NASA", "Zorb", "1990", "2nd"];
    const word = fc.constantFrom(...words, ...contractions, ...cut, ...shapes);
    fc.assert(fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), expectSameTags), {
      seed: 1,
      numRuns: 2_000,
    });
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
