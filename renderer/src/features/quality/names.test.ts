import { expect, test } from "vitest";
import { nameOf } from "./names.ts";

test("names what it knows and leaves the rest", () => {
  expect(nameOf("biscope: arxiv")).toBe("Scientific abstracts");
  expect(nameOf("gpt-4o")).toBe("gpt-4o");
});
