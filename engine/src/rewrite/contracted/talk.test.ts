import { expect, test } from "vitest";
import { rewritesOf } from "../apply-rewrite.ts";
import { talk } from "./talk.ts";

const spoken = (text: string) => rewritesOf(talk, text, "conversational");

test.each([
  ["They do not know.", "They don't know."],
  ["I am not sure.", "I'm not sure."],
  ["It has been a long day.", "It's been a long day."],
  ["They had gone home.", "They'd gone home."],
  ["We would never ask.", "We'd never ask."],
  ["I have made a plan.", "I've made a plan."],
  ["That will do.", "That'll do."],
  ["Who is the owner?", "Who's the owner?"],
  ["To begin we will look at the roof.", "To begin we'll look at the roof."],
  ["Let us begin with the roof.", "Let's begin with the roof."],
  ["In this paper, I will discuss the roof.", "In this paper, I'll discuss the roof."],
  ["It’s big. They do not know.", "It’s big. They don’t know."],
])("%s -> %s", (before, after) => {
  expect(spoken(before)).toContain(after);
});

test("contracts every one of a row", () => {
  expect(spoken("It cannot be sold and cannot be lent.")).toHaveLength(2);
});

test.each([
  "I had lunch.",
  "They have increased costs to bear.",
  "We had better days.",
  "This is what it is and how it works.",
  "Show me who they are to you.",
  "Bread was as good as it is in town.",
  "Let us know.",
  "That is to say, we lost.",
  "I wish they would.",
  "Would we have survived?",
  "They brew whatever it is they drink.",
  "The drawback here is the price of the boat.",
  "She used the time she had left.",
  "I wondered how long I had left.",
  "How could you have known?",
  "Any of you have surely tried it.",
  "And to own it is to fear for it.",
  "To do that will take time.",
  "Students like you are rare.",
  "We have a few points that will need help.",
  "Please know that you are not alone.",
  "He said “it is late” and left.",
])("leaves %s", (text) => {
  expect(spoken(text)).toEqual([]);
});
