import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("what assistants answer", () => {
  test.each([
    ["Here's a step-by-step guide to help you get started.", "Here is how to start, step by step."],
    ["Here's a step-by-step guide to painting a room:", "Here is how to paint a room:"],
    ["Aim to water early in the morning.", "Try to water early in the morning."],
    ["It's always a good idea to ask a lawyer.", "It's a good idea to ask a lawyer."],
    [
      "Ask your advisor before making any major decisions.",
      "Ask your advisor before you make any big decisions.",
    ],
    ["We anticipate completing the work by May.", "We expect to complete the work by May."],
    ["If you anticipate being in a lower bracket, wait.", "If you expect to be in a lower bracket, wait."],
    [
      "It needs no account, making it a popular choice for teams.",
      "It needs no account, which makes it popular for teams.",
    ],
    ["The app has been a true game-changer for us.", "The app has made a huge difference for us."],
    ["It helps you perform at your best.", "It helps you do your best."],
    ["Everyone's financial situation is unique.", "Everyone's financial situation is different."],
    ["You make an excellent point about fairness.", "You are right about fairness."],
    ["It has completely exceeded my expectations.", "It has been far better than I expected."],
    [
      "Its sound and its range more than justify the price.",
      "Its sound and its range are well worth the price.",
    ],
    ["It isn't the most budget-friendly option.", "It isn't the cheapest option."],
    ["The deck is gentle on my knees.", "The deck is easy on my knees."],
    ["Sleep remains frustratingly out of reach.", "Sleep remains out of reach."],
    ["It helps you elevate your home workouts.", "It helps you improve your home workouts."],
    ["The design precludes definitive conclusions.", "The design rules out firm conclusions."],
    ["Such circles create a space for open dialogue.", "Such circles make room for open dialogue."],
  ])("%s", (source, expected) => {
    expect(rewritesOf(lexicon, source)).toContain(expected);
  });
});
