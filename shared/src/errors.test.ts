import { expect, it } from "vitest";
import { errorBodySchema, errorCodes } from "./errors.ts";

it("keeps the details beside message and code, and takes codes of later versions", () => {
  const body = { message: "Too long", code: "word_limit_exceeded", limit: 150, words: 200 };
  expect(errorBodySchema.parse(body)).toEqual(body);
  expect(errorBodySchema.safeParse({ message: "New", code: "from_the_future" }).success).toBe(true);
});

it.each([{}, { message: "No code" }, { code: "internal" }, { message: 1, code: "internal" }])(
  "refuses %j",
  (body) => {
    expect(errorBodySchema.safeParse(body).success).toBe(false);
  },
);

it("names each code once", () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});
