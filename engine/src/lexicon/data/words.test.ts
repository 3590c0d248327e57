import { describe, expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon();

describe("nouns, adjectives and adverbs", () => {
  test.each([
    ["The win is a testament to their skill.", "The win is proof of their skill."],
    ["It marked progress in the field of medicine.", "It marked progress in medicine."],
    ["She offered a wide range of services.", "She offered many services."],
    ["The majority of parents agree.", "Most parents agree."],
    ["We faced a significant increase in rent.", "We faced a big increase in rent."],
    ["Individuals who smoke pay more.", "People who smoke pay more."],
    ["It had a profound impact on him.", "It had a great effect on him."],
    ["The staff is incredibly friendly.", "The staff is very friendly."],
    ["He spoke with a sense of relief.", "He spoke with relief."],
    ["They wanted a more just and equitable society.", "They wanted a fairer society."],
    ["Their unwavering gaze met the bustling street.", "Their steady gaze met the bustling street."],
    ["It is crucial to listen.", "It is important to listen."],
    ["It is crucial to listen.", "It is very important to listen."],
    ["Sleep is vital for health.", "Sleep is very important for health."],
    ["Trust plays a crucial role in it.", "Trust plays a very important role in it."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
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
    "The patient was left in a critical state.",
  ])("leaves “%s”", (sentence) => {
    expect(rewritesOf(lexicon, sentence)).toEqual([]);
  });

  test("keeps plain words out of formal tones", () => {
    const before = "It takes a significant amount of patience.";
    const plain = "It takes a lot of patience.";
    expect(rewritesOf(lexicon, before, "casual")).toContain(plain);
    expect(rewritesOf(lexicon, before, "academic")).not.toContain(plain);
    expect(rewritesOf(lexicon, before, "academic")).toContain("It takes a large amount of patience.");
  });
});
