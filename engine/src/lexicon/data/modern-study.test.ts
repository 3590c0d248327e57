import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("what assistants write for students, applicants and founders", () => {
  test.each([
    ["The novel is set against the backdrop of the Civil War.", "The novel is set during the Civil War."],
    [
      "It reveals the emptiness that lies beneath the surface.",
      "It reveals the emptiness beneath the surface.",
    ],
    ["The trip deepened my appreciation for old towns.", "The trip taught me to value old towns."],
    ["The summer ignited my passion for chemistry.", "The summer got me interested in chemistry."],
    ["Everyone felt empowered to experiment.", "Everyone felt free to experiment."],
    ["I want to address real-world challenges.", "I want to solve real problems."],
    ["I honed my skills in carpentry.", "I got better at carpentry."],
    [
      "Manual logs are time-consuming and prone to human error.",
      "Manual logs are slow and easy to get wrong.",
    ],
    ["Water can compromise the structural integrity of the shoe.", "Water can weaken the shoe."],
    ["It finds flaws that might otherwise go unnoticed.", "It finds flaws that might be missed."],
    ["We are uniquely positioned to serve small shops.", "We are well placed to serve small shops."],
  ])("%s", (source, expected) => {
    expect(rewritesOf(lexicon, source)).toContain(expected);
  });
});
