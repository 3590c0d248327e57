import { expect, test } from "vitest";
import { parseDocument } from "../../document/parse.ts";
import { applyEdits } from "../../edits.ts";
import { treatListsAlike } from "./alike.ts";
import { commas } from "./index.ts";

function rewrite(source: string, strength = 1): string {
  const sentences = parseDocument(source).blocks.flatMap((block) => block.sentences);
  const context = { source, tone: "casual", previous: null, next: null } as const;
  const choices = sentences.map((sentence) => ({ sentence, candidates: commas(sentence, context) }));
  const candidates = treatListsAlike(choices, strength).flatMap((choice) => choice.candidates);
  return applyEdits(
    source,
    candidates.flatMap(({ edits }) => edits),
  );
}

test("drops the last comma of every list or of none", () => {
  expect(rewrite("They sell apples, pears, and plums. We buy jam, tea, and rice.")).toBe(
    "They sell apples, pears and plums. We buy jam, tea and rice.",
  );
  const mixed = "They sell apples, pears, and plums. They plan to cook, which takes time, and to eat.";
  expect(rewrite(mixed)).toBe(mixed);
  const subject =
    "They sell apples, pears, and plums. It is a question that cooks, bakers, and guests are asking.";
  expect(rewrite(subject)).toBe(subject);
});

test("leaves the lists of a text that reads as human, and other commas to their rules", () => {
  expect(rewrite("They sell apples, pears, and plums.", 0.5)).toBe("They sell apples, pears, and plums.");
  expect(rewrite("They sell apples, pears, and plums. He left, too.", 0.5)).toBe(
    "They sell apples, pears, and plums. He left too.",
  );
});
