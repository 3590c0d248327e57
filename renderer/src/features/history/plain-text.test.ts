import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["## Rewriting the **whole** app\n\n---\n\nIt *works*.", "Rewriting the whole app\nIt works."],
  ["> - Read [the _guide_](https://a.example/b) to `snake_case`", "Read the guide to snake_case"],
  ["```js\nlet a = 2 * 3 * b;\n```", "let a = 2 * 3 * b;"],
  ["1. First, 5*3 and 2*4", "1. First, 5*3 and 2*4"],
  ["A __main__ or file_name_here, #1", "A main or file_name_here, #1"],
  ["- - -", ""],
])("of %j is %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
