import { plans } from "@ai-humanizer/shared";
import { describe, expect, it } from "vitest";
import { assertAllowed } from "./limits.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("assertAllowed", () => {
  it.each(["", " \n\t "])("refuses the empty text %j", (text) => {
    expect(() => assertAllowed(plans.free, text, "casual")).toThrow(
      expect.objectContaining({
        status: 422,
        code: "empty_text",
        message: "Please enter some text to humanize",
      }),
    );
  });

  it.each([
    ["free", 150],
    ["basic", 1000],
    ["premium", 1500],
  ] as const)("lets the %s plan have %i words and no more", (plan, limit) => {
    expect(() => assertAllowed(plans[plan], words(limit), "casual")).not.toThrow();
    expect(() => assertAllowed(plans[plan], words(limit + 1), "casual")).toThrow(
      expect.objectContaining({
        status: 422,
        code: "word_limit_exceeded",
        details: { limit, words: limit + 1 },
      }),
    );
  });

  it.each([
    ["free", 4_500],
    ["basic", 30_000],
    ["premium", 45_000],
  ] as const)("lets the %s plan have %i characters, though they are one word, and no more", (plan, limit) => {
    expect(() => assertAllowed(plans[plan], "a".repeat(limit), "casual")).not.toThrow();
    expect(() => assertAllowed(plans[plan], "a".repeat(limit + 1), "casual")).toThrow(
      expect.objectContaining({
        status: 422,
        code: "word_limit_exceeded",
        message: expect.stringMatching(`has ${limit + 1} characters; .* up to ${limit}`),
      }),
    );
  });

  it("does not call the word limit a usage limit, which would open the upgrade dialog", () => {
    expect(() => assertAllowed(plans.free, words(151), "casual")).not.toThrow(
      /usage limit|limit exceeded|403/i,
    );
  });

  it("keeps formal and academic for paid plans", () => {
    for (const tone of ["formal", "academic"] as const) {
      expect(() => assertAllowed(plans.free, "Hi", tone)).toThrow(
        expect.objectContaining({ status: 403, code: "tone_not_allowed" }),
      );
      expect(() => assertAllowed(plans.basic, "Hi", tone)).not.toThrow();
    }
    for (const tone of ["casual", "conversational"] as const) {
      expect(() => assertAllowed(plans.free, "Hi", tone)).not.toThrow();
    }
  });
});
