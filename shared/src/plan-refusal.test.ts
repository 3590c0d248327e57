import { expect, it } from "vitest";
import { planRefusal } from "./plan-refusal.ts";
import { plans } from "./plans.ts";

it.each([
  ["   ", "casual", 422, "empty_text", "Please enter some text to humanize"],
  [
    "word ".repeat(151),
    "casual",
    422,
    "word_limit_exceeded",
    "Your text has 151 words; the Free plan takes up to 150. Please shorten it or upgrade.",
  ],
  [
    "w".repeat(4501),
    "casual",
    422,
    "word_limit_exceeded",
    "Your text has 4501 characters; the Free plan takes up to 4500. Please shorten it or upgrade.",
  ],
  [
    "A word",
    "formal",
    403,
    "tone_not_allowed",
    "Formal and Academic tones are available with paid plans. Upgrade to unlock all tones!",
  ],
] as const)("refuses %.10j in the tone %s with %i %s", (text, tone, status, code, message) => {
  expect(planRefusal(plans.free, text, tone)).toMatchObject({ status, code, message });
});

it("tells the limit and the words of a text that is too long", () => {
  expect(planRefusal(plans.basic, "word ".repeat(1001), "casual")?.details).toEqual({
    limit: 1000,
    words: 1001,
  });
});

it("refuses nothing that a plan allows", () => {
  expect(planRefusal(plans.free, "word ".repeat(150), "casual")).toBeNull();
  expect(planRefusal(plans.premium, "A word", "academic")).toBeNull();
});
