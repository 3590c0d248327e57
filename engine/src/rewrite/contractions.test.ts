import { describe, expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { contractions } from "./contractions.ts";

describe("contractions", () => {
  test.each([
    ["They do not know the answer.", "They don't know the answer."],
    ["It is not a problem here.", "It isn't a problem here."],
    ["You are welcome to stay.", "You're welcome to stay."],
    ["We cannot wait any longer.", "We can't wait any longer."],
    ["I have seen the report.", "I've seen the report."],
    ["Do not open the box.", "Don't open the box."],
  ])("%s -> %s", (before, after) => {
    expect(rewritesOf(contractions, before)).toContain(after);
  });

  test.each([
    "I know what it is.",
    "The best way to learn it is to read.",
    "If you want to own it is up to you.",
    "Yes, it is, and we like it.",
    "They have a car and two bikes.",
    "It does not only help the poor.",
    "It is not merely a trip but a test.",
    "Please know that you are not alone.",
    "Most of it is new.",
    "It will make traffic worse.",
    "The house is large.",
    "He wrote “do not enter” on the door.",
    "She cannot be followed, cannot be summoned, and cannot be owned.",
    "You do not ask and you do not wait.",
    "I like the person I am today.",
    "They love the house as it is now.",
    "Would we have stayed there?",
    "They brew whatever it is they drink.",
    "The drawback here is the price of the boat.",
    "How could they have known that?",
    "To own it is to fear for it.",
  ])("leaves %s", (text) => {
    expect(rewritesOf(contractions, text)).toEqual([]);
  });

  test("keeps formal and academic texts formal", () => {
    expect(rewritesOf(contractions, "They do not know.", "formal")).toEqual([]);
    expect(rewritesOf(contractions, "They do not know.", "academic")).toEqual([]);
  });
});
