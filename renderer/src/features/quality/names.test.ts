import { expect, test } from "vitest";
import { nameOf, percent } from "./names.ts";

test("names what it knows and leaves the rest", () => {
  expect(nameOf("biscope: arxiv")).toBe("Scientific abstracts");
  expect(nameOf("gpt-4o")).toBe("gpt-4o");
});

test("rounds shares, but never up to all", () => {
  expect(percent(0.6976)).toBe("70%");
  expect(percent(0.001)).toBe("0%");
  expect(percent(0.998)).toBe("99%");
  expect(percent(1)).toBe("100%");
});
