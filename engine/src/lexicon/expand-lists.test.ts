import { expect, test } from "vitest";
import { expandLists } from "./expand-lists.ts";
import { LexiconSyntaxError } from "./parse.ts";

/** "soft" as data files name it. */
const named = (list: string) => `\${${list}}`;

test("a named list stands where it is named, also in another list", () => {
  const data = `soft := mild,calm\nweather := ${named("soft")},warm\na => b ; object ${named("weather")} ; not with ${named("soft")}`;
  expect(expandLists(data)).toBe("a => b ; object mild,calm,warm ; not with mild,calm");
});

test("the lists of all files are known", () => {
  expect(expandLists(`a => b ; not with ${named("wildlife")}`)).toMatch(/not with species,wild,/);
});

test("a list that nobody named is an error that says so", () => {
  expect(() => expandLists(`a => b ; not with ${named("nothing")}`)).toThrow(LexiconSyntaxError);
  expect(() => expandLists(`a => b ; not with ${named("later")}\nlater := x`)).toThrow(
    /no list is named "later"/,
  );
});
