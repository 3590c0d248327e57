import { describe, expect, it } from "vitest";
import { nameToken, numberToken, tokenize } from "./tokens.ts";

describe("tokenize", () => {
  it("is blind to how a text was typed", () => {
    const plain = tokenize('He said "no" -- and didn\'t wait...').texts;
    expect(tokenize("He said “no” — and didn’t wait…").texts).toEqual(plain);
    expect(plain).toEqual(["he", "said", "no", "—", "and", "didn't", "wait", "…"]);
  });

  it("replaces names and numbers, but not the first word or I", () => {
    expect(tokenize("Yesterday I met Anna and 12,500 others.").texts).toEqual([
      "yesterday",
      "i",
      "met",
      nameToken,
      "and",
      numberToken,
      "others",
      ".",
    ]);
  });

  it("takes the first word of a quotation for an ordinary one", () => {
    expect(tokenize('She asked, "Where is it?"').texts).toContain("where");
  });

  it("counts words, hyphens and letters", () => {
    const { words, hyphens, letters } = tokenize("A well-known old dog - Rex - slept.");
    expect(words).toBe(7);
    expect(hyphens).toBe(1);
    expect(letters).toBe("Awellknownolddogslept".length);
  });
});
