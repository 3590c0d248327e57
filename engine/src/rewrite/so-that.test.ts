import { expect, test } from "vitest";
import { rewritesOf } from "./apply-rewrite.ts";
import { leaves, rewrites } from "./rule-cases.fixture.ts";
import { soThat } from "./so-that.ts";

rewrites(soThat, [
  [
    "The new rules are short and clear, allowing guests to find their way.",
    "The new rules are short and clear, so guests can find their way.",
  ],
  [
    "The bank sends a report each month, enabling them to plan.",
    "The bank sends a report each month, so they can plan.",
  ],
  [
    "The right was extended in 2007, allowing nurses to prescribe drugs.",
    "The right was extended in 2007, so nurses could prescribe drugs.",
  ],
  ["She stepped aside, allowing the boy to pass.", "She stepped aside, so the boy could pass."],
]);

leaves(soThat, [
  "She embraced the wall, allowing it to fall.",
  "The plan does not name a date, allowing them to wait.",
  "The rules should be short, allowing guests to find their way.",
  "The new tool is fast, allowing for quick tests.",
  "He has a plan, allowing us to start, and she has the money.",
]);

test.each([
  ["The hall is large, allowing guests to dance.", "The hall is large, so that guests can dance."],
  ["Data is shared, allowing brands to refine offers.", "Data is shared, so that brands can refine offers."],
])("formal tones say “so that”: %s", (before, after) => {
  expect(rewritesOf(soThat, before, "formal")).toEqual([after]);
});
