import { expect, test } from "vitest";
import { readChoice, readCount } from "./arguments.ts";

test("takes one of the choices, and names them where another is given", () => {
  expect(readChoice("--mode", "both", ["one", "both"])).toBe("both");
  expect(() => readChoice("--mode", "bth", ["one", "both"])).toThrow("--mode bth: it is one of one, both.");
});

test("takes a whole number and nothing else", () => {
  expect(readCount("--seed", "7")).toBe(7);
  for (const wrong of ["seven", "-1", "1.5"]) expect(() => readCount("--seed", wrong)).toThrow("--seed");
});
