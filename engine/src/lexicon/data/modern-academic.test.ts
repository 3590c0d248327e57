import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

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
    ["The legacy continues to inspire readers.", "The legacy still inspires readers."],
    ["As technology continues to evolve, schools adapt.", "As technology gets better, schools adapt."],
    ["This aligns with the principles of law.", "This is in line with the principles of law."],
    ["The main challenge lies in finding staff.", "The main challenge is finding staff."],
    ["It shows the need for further research.", "It shows that further research is needed."],
    ["Several factors contribute to this trend.", "There are several reasons for this trend."],
    ["They suffer from a lack of resources.", "They suffer from too few resources."],
    ["It increased the likelihood of war.", "It made war more likely."],
    ["We measured the extent to which people agree.", "We measured how far people agree."],
    ["The effect of the law is undeniable.", "The effect of the law is plain to see."],
    ["They used cords of varying lengths.", "They used cords of different lengths."],
    ["They stifle innovation.", "They stifle new ideas."],
    ["The program aims to help new mothers.", "The program is meant to help new mothers."],
    ["Reuse remains a challenge.", "Reuse is still a challenge."],
    ["Errors may have negative consequences.", "Errors may do harm."],
    ["We weighed the pros and cons of the plan.", "We weighed the good and bad points of the plan."],
    ["It helps teachers seeking to improve.", "It helps teachers who want to improve."],
    ["When considering the cost, wait.", "When thinking about the cost, wait."],
    ["The roots of the war can be traced back to 1848.", "The roots of the war go back to 1848."],
    ["It is a pervasive problem.", "It is a widespread problem."],
    ["Clubs foster a sense of belonging.", "Clubs give people a sense of belonging."],
  ])("%s", (before, after) => {
    expect(rewritesOf(lexicon, before)).toContain(after);
  });
});
