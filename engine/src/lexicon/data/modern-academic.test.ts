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
