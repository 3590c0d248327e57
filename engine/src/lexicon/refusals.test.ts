import { describe, expect, test } from "vitest";
import { rewritesOf } from "../rewrite/apply-rewrite.ts";
import { lexiconRewrite } from "../rewrite/lexicon.ts";
import { parseEntry } from "./parse.ts";

const edited = (line: string, text: string) =>
  rewritesOf(lexiconRewrite([{ kind: "phrase", entries: [parseEntry(line)] }]), text, "casual");

describe("a replacement is refused that breaks what follows", () => {
  test.each([
    ["(toward|towards) building => to build", "They work towards building a school and lowering the fees."],
    ["ensure/v => guarantee/v", "We ensure access to the files is free."],
    ["continue/v to add => keep/v adding", "The line continues to add stops and draw more people."],
    [
      "the development of => developing",
      "He helps with the development of farms and the opening of schools.",
    ],
    ["felt a sense of relief => felt relieved", "He felt a sense of relief, of peace, in the end."],
    ["felt a sense of relief => felt relieved", "He felt a sense of relief and of peace."],
    ["prioritize/v {np} over => put/v {np} before", "It prioritizes speed over safety, looks over strength."],
    ["comply/v with => follow/v", "Firms must comply with the rules and with the law."],
    ["due to => because of", "It failed due to the weather but also to bad luck."],
    ["be/v able to {v} => can {v}", "We are able to cut the cost and to save time."],
    ["a number of => several", "A number of bakers was asked to come."],
    [", and ultimately => , and", "The firm initially denied, and ultimately admitted, its part."],
    ["a number of => several", "A number of new bakers in the big town was asked to come."],
    ["a handful of => a few", "Keep even a handful of these habits and you will save."],
    ["a number of => several", "A number of our neighbors came."],
    ["increasingly => more and more", "The roads became increasingly better."],
    ["have become increasingly => have grown more", "Trains have become increasingly fast."],
    ["have become increasingly => have grown more", "Costs have become increasingly less stable."],
    ["provide/v insights into => tell/v us about", "Tests provide insights into what your readers like."],
    ["increasingly => more and more", "The decree was increasingly utilized to hide the loss."],
    ["i am eager to {v} => I look forward to {v:ing}", "I am eager to see the lab, and to help where I can."],
    ["as a consequence , => so", "As a consequence, many of us say nothing."],
    ["; therefore , => , so", "The road was shut; therefore, long queues formed."],
    ["therefore , => so", "Therefore, that plan failed."],
    ["make/v a claim that => claim/v that", "She made a claim that has puzzled many."],
    ["reach/v the conclusion that => conclude/v that", "They reached the conclusion that still divides us."],
    ["significant => big", "It was a small but significant change."],
    ["engage/v in => take/v part in", "The director shall not engage in any other business."],
    ["retain/v => keep/v", "Licensor retains all rights in the files."],
    ["terminate/v => end/v", "Either party may terminate this Agreement by letter."],
    [
      "limit/v our ability to => make/v it harder for us to",
      "The low roof severely limits our ability to grow.",
    ],
    [
      "this essay will explore => this essay considers",
      "This essay will explore the causes and weigh the costs.",
    ],
    [
      "this essay will explore => this essay considers",
      "This essay will explore the causes, as well as weigh the costs.",
    ],
    [
      "this study aims to examine => this study considers",
      "This study aims to examine the causes and propose a cure.",
    ],
    [
      "i wanted to reach out about => I am writing about",
      "I wanted to reach out about the launch and share a few thoughts.",
    ],
    ["driven by => because of ; prev <comma>", "Rising prices, driven by demand, have hit poor homes."],
    ["with courage => bravely", "Go forth with courage, with patience, and with hope."],
    ["with courage => bravely", "Go forth with patience and with courage."],
    ["with courage => bravely", "Go forth with courage, patience, and hope."],
    ["was met with => met with", "The idea was met with scorn by the crew."],
    ["was met with => met with", "The ship was met with fear and awe by the local fishermen."],
    ["was a symbol of => stood for", "The lamp was a symbol of hope, a light in the dark."],
    ["is a reflection of => reflects", "It is as much a part of me as it is a reflection of us."],
    ["thus , => so", "Thus, as the night wrapped the town, they slept."],
    ["<s> moreover , => -", "Moreover, 40 of the boats sank."],
    ["<s> moreover , {np} {ved} => {np} also {ved}", "Moreover, 92 percent praised the plan."],
    ["<s> ultimately , => -", "Ultimately, she believes, the bay is big enough."],
    ["<s> however , => but", "However, local officials say, the dam is old."],
    ["significant => major | big", "The verse makes a subtle yet significant turn."],
    ["brimming with => full of", "His letters are brimming with a strange mixture of pride and doubt."],
    ["filled with => full of", "Her voice was filled with a hint of scorn."],
    ["advocate/v for => speak/v up for", "We advocate for young nurses to sit on the board."],
  ])("“%s” in “%s”", (line, text) => {
    expect(edited(line, text)).toEqual([]);
  });
});

describe("a replacement is made that fits what follows", () => {
  test.each([
    ["make/v a claim that => claim/v that", "She made a claim that mills had shut."],
    ["provide/v insights into => tell/v us about", "Tests provide insights into what people like."],
    ["increasingly => more and more", "They are increasingly attached to the house."],
    ["i am eager to {v} => I look forward to {v:ing}", "I am eager to see the lab and the pond."],
    ["the notion that => the idea that", "She rejects the notion that has spread."],
    ["(toward|towards) building => to build", "They work towards building a school and a barn."],
    ["continue/v to add => keep/v adding", "The line continues to add stops and trains."],
    ["continue/v to add => keep/v adding", "The line continues to add stops and we use them."],
    ["felt a sense of relief => felt relieved", "He felt a sense of relief, and it lasted."],
    ["a number of => several", "A number of bakers were asked to come."],
    ["a wealth of => much", "A wealth of information was found."],
    ["a number of => several", "After a number of years the mill was closed."],
    ["therefore , => so", "Therefore, the plan failed."],
    ["<s> moreover , => also ,", "Moreover, 40 of the boats sank."],
    ["<s> ultimately , => in the end ,", "Ultimately, she believes, the bay is big enough."],
    ["<s> ultimately , => -", "Ultimately, she believes that the bay is big enough."],
    ["therefore , => so", "Therefore, now is the time."],
    ["comply/v with => follow/v", "Firms must comply with the rules and pay with care."],
    ["brimming with => full of", "Her eyes were brimming with a love that nobody saw."],
    ["advocate/v for => speak/v up for", "They advocate for young nurses in the south."],
    ["gain/v control over => gain/v control of", "They gained control over the town, and the war was over."],
    ["gain/v control over => gain/v control of", "They gained control over the town, which grew over time."],
    ["this essay will explore => this essay considers", "This essay will explore the causes and the costs."],
    [
      "i wanted to reach out about => I am writing about",
      "I wanted to reach out about the launch and the site.",
    ],
    ["driven by => because of ; prev <comma>", "Prices have risen, driven by demand."],
    ["was met with => met with", "The idea was met with scorn from the crew."],
    ["was a symbol of => stood for", "The lamp was a symbol of hope, and they kept it lit."],
    ["utilize/v => use/v", "Licensee shall not utilize the files."],
    ["engage/v in => take/v part in", "We shall engage in the talks."],
  ])("“%s” in “%s”", (line, text) => {
    expect(edited(line, text)).toHaveLength(1);
  });
});

describe("a replacement", () => {
  test("does not compare short adjectives with “more”", () => {
    const line = "increasingly => more and more";
    expect(edited(line, "The club became increasingly popular.")).toEqual([
      "The club became more and more popular.",
    ]);
    expect(edited(line, "It is increasingly clear.")).toEqual(["It is more and more clear."]);
    for (const adjective of ["big", "bad", "good", "steep", "sad", "high"])
      expect(edited(line, `The club became increasingly ${adjective}.`)).toEqual([]);
  });

  test("does not make a verb of one of two joined nouns", () => {
    const line = "through the creation of => by creating";
    expect(edited(line, "It grew through the creation of jobs and new roads.")).toEqual([
      "It grew by creating jobs and new roads.",
    ]);
    expect(edited(line, "It grew through the creation of methods of work and ways of life.")).toHaveLength(1);
    expect(edited(line, "It grew through the creation of ponds and the planting of reeds.")).toEqual([]);
    expect(edited(line, "It grew through the creation of new ponds, and promotion of trade.")).toEqual([]);
    expect(edited("the use of => using", "It works with the use of salt and the removal of weeds.")).toEqual(
      [],
    );
  });

  test("does not say twice how much", () => {
    const line = "vast => very large";
    expect(edited(line, "She rules a vast realm.")).toEqual(["She rules a very large realm."]);
    expect(edited(line, "Nobody could rule such a vast realm.")).toEqual([]);
    expect(edited(line, "Nobody knew how vast it was.")).toEqual([]);
    expect(edited("a vast => a very large", "It was not a vast realm.")).toHaveLength(1);
    expect(edited("a vast => a very large", "What a vast realm!")).toEqual([]);
  });

  test("does not leave out “that” where the subject would be read as the object", () => {
    const line = "realized that => realized";
    expect(edited(line, "I realized that my words had failed.")).toHaveLength(1);
    expect(edited(line, "I realized that my words, meant to last, had failed.")).toEqual([]);
    expect(edited(line, "I realized that somewhere, a dog was barking.")).toEqual([]);
  });
});
