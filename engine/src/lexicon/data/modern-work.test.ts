import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { rewritesOf } from "../../rewrite/apply-rewrite.ts";
import { createLexicon } from "../../rewrite/index.ts";

const lexicon = createLexicon(readData);

describe("what models write at work", () => {
  test.each([
    ["The committee convened to approve the budget.", "The committee met to approve the budget."],
    ["We need to align on priorities.", "We need to agree on priorities."],
    ["Completion currently stands at 68%.", "Completion is now at 68%."],
    ["The work was completed ahead of schedule.", "The work was completed early."],
    ["Sales increased by 14% in May.", "Sales rose by 14% in May."],
    ["Wait time decreased from six days to four.", "Wait time fell from six days to four."],
    ["Effective March 1, all travel must be booked.", "From March 1, all travel must be booked."],
    ["Close the door and verify that it is locked.", "Close the door and check that it is locked."],
    ["This release addresses a bug in which it froze.", "This release fixes a bug in which it froze."],
    ["Customers will be notified of any changes.", "Customers will be told about any changes."],
    ["You will be the primary point of contact.", "You will be the main contact."],
    ["He is more proactive in sharing ideas.", "He is quicker to share ideas."],
    ["I have had the privilege of teaching Ana.", "I have taught Ana."],
    ["I've gone ahead and issued a refund.", "I've issued a refund."],
    ["As we gather here today, we give thanks.", "Today we give thanks."],
    ["Attendance exceeded expectations.", "Attendance was better than expected."],
  ])("%s", (source, expected) => {
    expect(rewritesOf(lexicon, source)).toContain(expected);
  });
});
