import { describe, expect, test } from "vitest";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon();

describe("set phrases of papers and dissertations", () => {
  test.each([
    ["The role of soil has received little attention.", "The role of soil has been little studied."],
    ["A finding that warrants further investigation.", "A finding that needs more study."],
    ["These data lend credence to the older view.", "These data support the older view."],
    ["The drug holds considerable promise for patients.", "The drug is very promising for patients."],
    ["Two causes may account for this pattern.", "Two causes may explain this pattern."],
    ["It represents one of the largest threats.", "It is one of the largest threats."],
    ["The test could serve as a guide.", "The test could be a guide."],
    ["From a theoretical standpoint, it fails.", "From a theoretical point of view, it fails."],
    ["They used the data obtained from farms.", "They used the data from farms."],
    [
      "Caution is warranted in extrapolating these numbers.",
      "Care is needed in extrapolating these numbers.",
    ],
    ["It plays a part in the treatment of severe asthma.", "It plays a part in treating severe asthma."],
    ["They invest in the development of new drugs.", "They invest in developing new drugs."],
    ["The novel shows the complexities of marriage.", "The novel shows the complexity of marriage."],
    ["It raises ethical considerations.", "It raises ethical questions."],
    ["In the context of nursing education, it matters.", "In nursing education, it matters."],
    ["The mechanisms underlying the disease are unclear.", "The mechanisms behind the disease are unclear."],
  ])("%s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });
});

describe("words of papers and school essays", () => {
  test.each([
    ["It shows the importance of sleep.", "It shows how important sleep is."],
    [
      "He stressed the importance of open communication in marriage.",
      "He stressed how important open communication is in marriage.",
    ],
    ["They provide feedback to teachers.", "They give feedback to teachers."],
    ["The city must address these concerns.", "The city must deal with these concerns."],
    ["A review reveals that few agree.", "A review shows that few agree."],
    ["The question remains central to the debate.", "The question is still central to the debate."],
    ["They develop strategies to cope.", "They develop ways to cope."],
    ["It is hard for individuals living in poverty.", "It is hard for people living in poverty."],
    ["The law undermines trust.", "The law weakens trust."],
    ["Camps foster critical thinking.", "Camps develop critical thinking."],
    ["Clubs foster a sense of belonging.", "Clubs give people a sense of belonging."],
  ])("%s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });
});
