import { describe, expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { expansions } from "./expansions.ts";

const expanded = (text: string) => rewritesOf(expansions, text, "formal");

describe("writes out", () => {
  test.each([
    ["They don't know the answer.", "They do not know the answer."],
    ["We can’t wait.", "We cannot wait."],
    ["DON'T open the box.", "DO NOT open the box."],
    ["I'm sure of it.", "I am sure of it."],
    ["You should've asked.", "You should have asked."],
    ["Let's begin.", "Let us begin."],
  ])("what has one reading: %s -> %s", (before, after) => {
    expect(expanded(before)).toEqual([after]);
  });

  test.each([
    ["It's late.", "It is late."],
    ["That's been a help.", "That has been a help."],
    ["He's got two cars.", "He has got two cars."],
    ["It's also called the kite.", "It is also called the kite."],
    ["She's finished the book.", "She has finished the book."],
    ["It's been built by hand.", "It has been built by hand."],
    ["Once that's done we can leave.", "Once that is done we can leave."],
    ["Once she's done the team can leave.", "Once she is done the team can leave."],
    ["She's done her work.", "She has done her work."],
    ["That's gotten worse.", "That has gotten worse."],
    ["It's broken.", "It is broken."],
    ["It's broken the record.", "It has broken the record."],
    ["If that's finished we can go.", "If that is finished we can go."],
    ["It's made of oak.", "It is made of oak."],
    ["It's grown since then.", "It has grown since then."],
    ["Everyone's on the same page.", "Everyone is on the same page."],
    ["Everyone's happy.", "Everyone is happy."],
    ["Sarah's going to call.", "Sarah is going to call."],
    ["The team's ready.", "The team is ready."],
    ["Who's done this before?", "Who has done this before?"],
    ["What's it like?", "What is it like?"],
    ["There's two ways.", "There are two ways."],
    ["There's lots of people.", "There are lots of people."],
    ["It's not rocket science.", "It is not rocket science."],
    ["Ask what he's missed.", "Ask what he has missed."],
    ["Nobody's done this before.", "Nobody has done this before."],
    ["There's no doubt.", "There is no doubt."],
  ])("“'s” by what follows: %s -> %s", (before, after) => {
    expect(expanded(before)).toEqual([after]);
  });

  test.each([
    ["I'd like a seat.", "I would like a seat."],
    ["I'd gone home.", "I had gone home."],
    ["You'd never know.", "You would never know."],
    ["We'd better go.", "We had better go."],
    ["They'd have come.", "They would have come."],
  ])("“'d” by what follows: %s -> %s", (before, after) => {
    expect(expanded(before)).toEqual([after]);
  });

  test.each([
    ["Don't you know?", "Do you not know?"],
    ["Why can't we go?", "Why can we not go?"],
    ["Isn't the deadline on Friday?", "Is the deadline not on Friday?"],
    ["Didn't the team ask?", "Did the team not ask?"],
    ["It's good, isn't it?", "It's good, is it not?"],
    ["If they don't come, will you?", "If they do not come, will you?"],
  ])("questions, with “not” behind the subject: %s -> %s", (before, after) => {
    expect(expanded(before)).toContain(after);
  });
});

test.each([
  "Everyone's favorite dish was gone.",
  "John's plan failed.",
  "A student's physical and mental health counts.",
  "Tony's in Rome serves tea.",
  "It fell by a week's worth of rain.",
  "The company's growing demand for steel fell.",
  "We met at the doctor's on Monday.",
  "One's own room helps.",
  "He'd put it there.",
  "Don't you dare.",
  "Let's face it, we lost.",
  "Here's to the team!",
  "It ain't over.",
  "Where's he gone?",
  "It's possibly damaged cars more than one could imagine.",
  "“I can't come,” she said.",
])("leaves %s", (text) => {
  expect(expanded(text)).toEqual([]);
});
