import OpenAI from "openai";
import { expect, it } from "vitest";
import { toFailure } from "./failure.ts";

const now = Date.UTC(2025, 10, 21);
const failed = (status: number, headers: Record<string, string> = {}, code?: string) =>
  toFailure(
    OpenAI.APIError.generate(status, { error: { message: "x", code } }, "x", new Headers(headers)),
    now,
  );

it.each([
  [{ "retry-after": "2" }, 2000],
  [{ "retry-after": "Fri, 21 Nov 2025 00:00:30 GMT" }, 30_000],
  [{ "retry-after": "Thu, 20 Nov 2025 00:00:00 GMT" }, null],
  [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
  [{ "retry-after": "soon" }, null],
  [{}, null],
])("reads how long to wait of %j: %s", (headers, wait) => {
  expect(failed(429, headers).retryAfterMs).toBe(wait);
});

it("does not hope for an account without quota", () => {
  expect(failed(429).kind).toBe("transient");
  expect(failed(429, {}, "insufficient_quota").kind).toBe("permanent");
});
