import { expect, test } from "vitest";
import { parseDocument } from "../../document/parse.ts";
import { applyEdits } from "../../edits.ts";
import { treatListsAlike } from "./alike.ts";
import { commas } from "./index.ts";

function rewrite(source: string, strength = 1): string {
  const sentences = parseDocument(source).blocks.flatMap((block) => block.sentences);
  const context = { source, tone: "casual", previous: null, next: null, afterNext: null } as const;
  const choices = sentences.map((sentence) => ({ sentence, candidates: commas(sentence, context) }));
  const candidates = treatListsAlike(choices, strength).flatMap((choice) => choice.candidates);
  return applyEdits(
    source,
    candidates.flatMap(({ edits }) => edits),
  );
}

test("drops the last comma of nearly every plain list or of none", () => {
  expect(rewrite("They sell apples, pears, and plums. We buy jam, tea, and rice.")).toBe(
    "They sell apples, pears and plums. We buy jam, tea and rice.",
  );
  const mixed = "They sell apples, pears, and plums. The sponsors are a mill, a bank, and the town.";
  expect(rewrite(mixed)).toBe(mixed);
  const mostly = "We buy jam, tea, and rice. ".repeat(4);
  expect(rewrite(`${mostly}${mixed}`)).toBe(
    `${mostly.replaceAll(", and", " and")}They sell apples, pears and plums. The sponsors are a mill, a bank, and the town.`,
  );
});

test.each([
  ["an aside", "They plan to cook, which takes time, and to eat."],
  ["a clause", "It was a rhythm, a ritual, and Arthur found comfort there."],
  ["an absolute", "Lily walked on, her head held high, and the mist parted before her."],
  ["a row of clauses that leave their verbs out", "The food was good, the tea hot, and the staff excelled."],
  ["a list with a pair in it", "They wash cups and plates, pots, and pans."],
  [
    "a list with long items",
    "They mend the roofs of old mills, the walls of old barns by the sea, and carts.",
  ],
  ["a title", "She works for the Office of Trade, Fishing, and Farming."],
])("drops the comma of plain lists next to %s", (_, rest) => {
  expect(rewrite(`They sell apples, pears, and plums. ${rest}`)).toBe(
    `They sell apples, pears and plums. ${rest}`,
  );
});

test("leaves the lists of a text that reads as human, and other commas to their rules", () => {
  expect(rewrite("They sell apples, pears, and plums.", 0.5)).toBe("They sell apples, pears, and plums.");
  expect(rewrite("They sell apples, pears, and plums. He left, too.", 0.5)).toBe(
    "They sell apples, pears, and plums. He left too.",
  );
});
