import { expect, it } from "vitest";
import { withoutThoughts } from "./thoughts.ts";

it.each([
  ["One.", "One."],
  ["<think>Maybe <p1>One, hm.</p1>?</think>\n<p1>One.</p1>", "\n<p1>One.</p1>"],
  ["Maybe <p1>One, hm.</p1>?</think><p1>One.</p1>", "<p1>One.</p1>"],
  ["\n<thinking>Hm.</thinking>One.", "One."],
  ["<think>Maybe <p1>One, hm.", ""],
])("keeps of %j only %j", (answer, expected) => {
  expect(withoutThoughts(answer)).toBe(expected);
});
