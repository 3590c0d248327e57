import { expect, test } from "vitest";
import { randomUuid } from "./uuid.ts";

test("is a version 4 UUID, another each time", () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(new Set(ids).size).toBe(50);
});
