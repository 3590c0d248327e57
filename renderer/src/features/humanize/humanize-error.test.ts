import { expect, test } from "vitest";
import { ApiError } from "@/lib/api-client.ts";
import { humanizeErrorMessage, isUsageLimit } from "./humanize-error.ts";

test.each([
  [new ApiError(403, "Monthly usage limit exceeded", "usage_limit_exceeded"), true],
  [new ApiError(403, "Free trial usage limit reached", "guest_limit_exceeded"), true],
  [new ApiError(403, "Monthly usage limit exceeded"), true],
  [new ApiError(403, "Your usage limit is reached"), true],
  [new ApiError(429, "Daily limit exceeded"), true],
  [new ApiError(403, "403: Forbidden"), true],
  [new ApiError(403, "Formal needs a paid plan", "tone_not_allowed"), false],
  [new ApiError(422, "Word limit exceeded", "word_limit_exceeded"), false],
  [new ApiError(500, "Something failed", "internal"), false],
  [new TypeError("Failed to fetch"), false],
])("%s means spent uses: %s", (error, expected) => {
  expect(isUsageLimit(error)).toBe(expected);
});

test("tells the server's words, and its own where there are none", () => {
  expect(humanizeErrorMessage(new ApiError(503, "Too busy", "overloaded"))).toBe("Too busy");
  expect(humanizeErrorMessage(new TypeError("Failed to fetch"))).toBe("Failed to humanize text");
});
