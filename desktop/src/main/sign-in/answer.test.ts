import { expect, test } from "vitest";
import { codeIn, signInQuery } from "./answer.ts";

const code = "c".repeat(43);
const state = "s".repeat(43);
const query = (text: string) => new URLSearchParams(text);

test("takes the code of the sign-in that it answers", () => {
  expect(codeIn(query(`code=${code}&state=${state}`), state)).toBe(code);
  expect(signInQuery(`aihumanizer://sign-in?code=${code}`)?.get("code")).toBe(code);
  expect(signInQuery(`aihumanizer://sign-in/?code=${code}`)?.get("code")).toBe(code);
});

test.each([
  ["another state", `code=${code}&state=${"t".repeat(43)}`],
  ["no state", `code=${code}`],
  ["no code", `state=${state}`],
  ["a code twice", `code=${code}&code=${code}&state=${state}`],
  ["a short code", `code=c&state=${state}`],
  ["an endless code", `code=${"c".repeat(201)}&state=${state}`],
  ["a code with markup", `code=${"<b>".repeat(10)}&state=${state}`],
  ["a polluted prototype", `__proto__=x&state=${state}`],
])("takes none from %s", (_, text) => {
  expect(codeIn(query(text), state)).toBeNull();
});

test.each([
  "https://sign-in?code=1",
  "aihumanizer:sign-in?code=1",
  "aihumanizer://sign-in.evil?code=1",
  "aihumanizer://sign-in/more?code=1",
  "aihumanizer://history",
  `aihumanizer://sign-in?code=${"c".repeat(1000)}`,
  "no link",
  "",
])("is no answer: %#", (link) => {
  expect(signInQuery(link)).toBeNull();
});
