import { expect, it } from "vitest";
import { decodeForm } from "./form.ts";

it.each([
  ["a=1&b=two%20words", { a: "1", b: "two words" }],
  ["metadata[plan]=basic&metadata[userId]=u", { metadata: { plan: "basic", userId: "u" } }],
  [
    "items[0][price]=p&items[0][quantity]=1&items[1][price]=q",
    { items: [{ price: "p", quantity: "1" }, { price: "q" }] },
  ],
  ["expand[]=a&expand[]=b.c", { expand: ["a", "b.c"] }],
  ["a[b][c][d]=1", { a: { b: { c: { d: "1" } } } }],
  ["", {}],
  ["__proto__[polluted]=1", JSON.parse('{"__proto__":{"polluted":"1"}}')],
])("%j", (text, value) => {
  expect(decodeForm(text)).toEqual(value);
  expect(Object.keys({})).toEqual([]);
  expect("polluted" in {}).toBe(false);
});
