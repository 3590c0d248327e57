import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("what assistants write in posts", () => {
  test.each([
    ["But here's the truth: it takes time.", "But it takes time."],
    ["Here's what I learned: Most plans fail.", "I learned that most plans fail."],
    ["Here's what I learned: trust takes time.", "I learned that trust takes time."],
    ["Let's be honest: nobody likes calls.", "Honestly, nobody likes calls."],
    ["And just like that, the work was over.", "Suddenly, the work was over."],
    ["They are passionate about making a difference.", "They want to make a difference."],
    ["We help teams unlock their full potential.", "We help teams do their best work."],
    ["Share your thoughts in the comments below!", "Tell me in the comments!"],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });
});
