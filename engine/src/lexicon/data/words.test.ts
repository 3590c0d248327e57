import { describe, expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { lexiconRewrite } from "../../rewrite/lexicon.ts";
import { parseLexicon } from "../parse.ts";
import { adjectivesQuality } from "./adjectives-quality.ts";
import { adjectivesWeight } from "./adjectives-weight.ts";
import { adverbs } from "./adverbs.ts";
import { doublets } from "./doublets.ts";
import { doubletsNouns } from "./doublets-nouns.ts";
import { emptyWords } from "./empty-words.ts";
import { nounFramesOf } from "./noun-frames-of.ts";
import { nounFramesQuantity } from "./noun-frames-quantity.ts";
import { nounFramesSigns } from "./noun-frames-signs.ts";
import { nounsAbstract } from "./nouns-abstract.ts";
import { nounsGeneral } from "./nouns-general.ts";
import { wordsStory } from "./words-story.ts";

const words = lexiconRewrite([
  {
    kind: "word",
    entries: [
      adjectivesQuality,
      adjectivesWeight,
      adverbs,
      doublets,
      doubletsNouns,
      emptyWords,
      nounFramesOf,
      nounFramesQuantity,
      nounFramesSigns,
      nounsAbstract,
      nounsGeneral,
      wordsStory,
    ].flatMap(parseLexicon),
  },
]);

describe("nouns, adjectives and adverbs", () => {
  test.each([
    ["The win is a testament to their skill.", "The win is proof of their skill."],
    ["It marked progress in the field of medicine.", "It marked progress in medicine."],
    ["She offered a wide range of services.", "She offered many services."],
    ["The majority of parents agree.", "Most parents agree."],
    [
      "We faced an unprecedented and significant increase in rent.",
      "We faced an unprecedented and sharp increase in rent.",
    ],
    ["Individuals who smoke pay more.", "People who smoke pay more."],
    ["It had a profound impact on him.", "It had a deep effect on him."],
    ["The staff is incredibly friendly.", "The staff is very friendly."],
    ["He spoke with a sense of relief.", "He spoke with relief."],
    ["They wanted a more just and equitable society.", "They wanted a fairer society."],
    ["Their unwavering gaze met the bustling street.", "Their steady gaze met the bustling street."],
    ["It is crucial to listen.", "It is important to listen."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(words, before)).toContain(after);
  });

  // Each line is an edit that was made once, or could be, and reads wrong.
  test.each([
    "Every now and then he rests.",
    "A majority of 270 votes is needed.",
    "Joy and happiness are strangers to him.",
    "They long for rooms that are kind, warm and cozy.",
    "There was no significant difference.",
    "We found statistically significant figures.",
    "He ordered a portion of the curry.",
    "The balance between love and compassion shifted.",
    "His gaze never wavers.",
  ])("leaves “%s”", (sentence) => {
    expect(rewritesOf(words, sentence)).toEqual([]);
  });

  test("keeps plain words out of formal tones", () => {
    const before = "It takes a significant amount of patience.";
    const plain = "It takes a lot of patience.";
    expect(rewritesOf(words, before, "casual")).toContain(plain);
    expect(rewritesOf(words, before, "academic")).not.toContain(plain);
    expect(rewritesOf(words, before, "academic")).toContain("It takes a large amount of patience.");
  });
});
