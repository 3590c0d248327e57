import { describe, expect, it } from "vitest";
import { localStyle, localStyleNames, rhythm, rhythmNames, spread } from "./style.ts";
import { tokenize } from "./tokens.ts";

const habit = (sentence: string, name: string) =>
  localStyle(tokenize(sentence))[localStyleNames.indexOf(name)];
const beat = (sentences: readonly string[], name: (typeof rhythmNames)[number]) =>
  rhythm(sentences.map(tokenize))[rhythmNames.indexOf(name)];

describe("localStyle", () => {
  it("counts marks and kinds of words", () => {
    const sentence = "However, these results are really quite large, and they matter; we don't know why.";
    expect(habit(sentence, "comma")).toBe(2);
    expect(habit(sentence, "semicolon")).toBe(1);
    expect(habit(sentence, "this")).toBe(1);
    expect(habit(sentence, "contraction")).toBe(1);
    expect(habit(sentence, "firstPerson")).toBe(1);
    expect(habit(sentence, "frontedPhrase")).toBe(1);
  });

  it("sees a trailing -ing clause and a list of three", () => {
    expect(habit("The mill closed last year, leaving many without work.", "trailingIng")).toBe(1);
    expect(habit("Leaving early, he missed it.", "trailingIng")).toBe(0);
    expect(habit("It was fast, cheap, and good.", "triad")).toBe(1);
    expect(habit("It was fast and good.", "triad")).toBe(0);
  });

  it("adds up over sentences", () => {
    const one = localStyle(tokenize("The dog ran."));
    const two = localStyle(tokenize("The dog ran. The dog ran."));
    localStyleNames.forEach((name, i) => {
      expect(two[i], name).toBeCloseTo(2 * (one[i] ?? 0), 10);
    });
  });
});

describe("rhythm", () => {
  it("tells even lengths from uneven ones", () => {
    const even = ["One two three four.", "Five six seven eight.", "Nine ten once more."];
    const uneven = ["Stop.", "One two three four five six seven eight nine ten.", "Go on then."];
    expect(beat(even, "lengthSpread")).toBe(0);
    expect(beat(uneven, "lengthSpread")).toBeGreaterThan(3);
    expect(beat(uneven, "meanStep")).toBe(8);
    expect(beat(even, "shortShare")).toBe(1);
  });

  it("gives finite numbers for no sentences", () => {
    expect([...rhythm([])].every(Number.isFinite)).toBe(true);
  });
});

describe("spread", () => {
  it("is the sample standard deviation", () => {
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
    expect(spread([3])).toBe(0);
  });
});
