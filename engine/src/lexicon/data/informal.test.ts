import { describe, expect, test } from "vitest";
import { loadEngine } from "../../node.ts";
import type { Tone } from "../../types.ts";

const engine = loadEngine();
const inTone = (tone: Tone, text: string) => engine.humanize(text, { tone }).text;

describe("in formal and academic texts", () => {
  test.each([
    ["Hi team, we have a plan.", "Dear team, we have a plan."],
    ["Hey Sarah,\n\nThanks for the file.", "Dear Sarah,\n\nThank you for the file."],
    ["Hi all, please send the forms ASAP.", "Dear all, please send the forms as soon as possible."],
    ["Just a quick heads up, the office closes at five.", "Please note that the office closes at five."],
    ["Sorry for the late reply.", "I apologize for the late reply."],
    ["I'd like to kick off our new project.", "I would like to begin our new project."],
    ["We've got two weeks.", "We have two weeks."],
    ["You gotta ask, and I wanna know.", "You have to ask, and I want to know."],
    ["Everyone's on the same page.", "Everyone is in agreement."],
    ["Please get rid of the old file.", "Please remove the old file."],
    ["She figured out why it broke.", "She determined why it broke."],
    ["They came up with a plan to save fuel.", "They devised a plan to save fuel."],
    ["The prices went up last year.", "The prices rose last year."],
    ["He handed in his essay late.", "He submitted his essay late."],
    ["I'll get back to you soon.", "I will reply to you soon."],
    ["My kids are pretty happy with it.", "My children are quite happy with it."],
    ["The staff was super friendly.", "The staff was very friendly."],
    ["We saw a lot of birds.", "We saw many birds."],
    ["A lot of us were late.", "Many of us were late."],
    ["It takes a lot of time.", "It takes a great deal of time."],
    ["It made a big difference.", "It made a major difference."],
    ["They live in a big city.", "They live in a large city."],
    ["That's okay for now.", "That is acceptable for now."],
    ["You may miss a day, but that's okay.", "You may miss a day, but that is all right."],
    ["A plant may fail if it doesn't make it.", "A plant may fail if it does not make it."],
    ["I'll keep you posted on the plan.", "I will keep you informed of the plan."],
    ["We had a nice chat by the gate.", "We had a nice conversation by the gate."],
    ["Maybe it will rain.", "Perhaps it will rain."],
  ])("%s -> %s", (before, after) => {
    expect(inTone("formal", before)).toBe(after);
    expect(inTone("academic", before)).toBe(after);
  });

  // Each line is an edit that was made once, or could be, and reads wrong.
  test.each([
    "She kicked off her shoes.",
    "Thanks to the rain, the fields are green.",
    "They have such pretty little gardens.",
    "There is a lot of stuff.",
    "The sun came up over the hill.",
    "Grandpa warned us about the bees.",
    "Everyone has been the new kid at some point.",
    "They looked into the mirror.",
    "The car was stopped by the police.",
    "I do not really like it.",
    "Everyone talks about resilience.",
    "Is it really true?",
    "Not a bit of it is true.",
    "We walked around 5 parks.",
    "The scale misses day-to-day variability.",
    "The ferry saves 1,150 metric tons of fuel.",
    "The plant turns 30,000 tons of food waste into film.",
  ])("leaves %s", (text) => {
    expect(inTone("formal", text)).toBe(text);
  });

  test("leaves what is quoted", () => {
    const text = "“Hi team, we gotta kick off the project,” he wrote.";
    expect(inTone("formal", text)).toBe(text);
  });
});

describe("in academic texts alone", () => {
  test.each([
    ["We look at how light affects growth.", "We examine how light affects growth."],
    ["They pointed out that the sample is small.", "They noted that the sample is small."],
    ["They had to set up a school in the north.", "They had to establish a school in the north."],
    ["You can see that the rate falls.", "It can be seen that the rate falls."],
    ["Costs fell. But the rate is low.", "Costs fell. However, the rate is low."],
    ["Costs fell. So the rate is low.", "Costs fell. Therefore, the rate is low."],
    ["They met at sea. And so the voyage began.", "They met at sea. Thus the voyage began."],
  ])("%s -> %s", (before, after) => {
    expect(inTone("academic", before)).toBe(after);
    expect(inTone("formal", before)).toBe(before);
  });

  test.each(["So many of us left.", "So what is the rate?", "But for the rain, it was good."])(
    "leaves %s",
    (text) => {
      expect(inTone("academic", text)).toBe(text);
    },
  );
});

test("casual and conversational texts keep their words", () => {
  const text = "Hi team, let's kick off the project ASAP and figure out what the kids want.";
  expect(inTone("casual", text)).toBe(text);
  expect(inTone("conversational", text)).toBe(text);
});
