import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createLanguageModel } from "./index.ts";

const model = createLanguageModel(readFileSync(new URL("../../models/language-model.bin", import.meta.url)));
const words = (sentence: string) => sentence.split(" ");
const total = (sentence: string) => model.logProb(words(sentence)).reduce((sum, one) => sum + one, 0);

describe("logProb", () => {
  it("prefers English in its order", () => {
    expect(total("she went out of the house .")).toBeGreaterThan(total("house the of out went she .") + 10);
    expect(total("he has been there before .")).toBeGreaterThan(total("he have been there before ."));
    expect(total("a lot of people")).toBeGreaterThan(total("a lot of peoples"));
  });

  it("gives one negative number a word", () => {
    const sentence = words("The old man sat down by the fire .");
    const all = model.logProb(sentence);
    expect(all).toHaveLength(sentence.length);
    expect([...all].every((one) => one < 0 && one > -60)).toBe(true);
    expect(model.logProb([])).toHaveLength(0);
  });

  it("takes every name for a name and every number for a number", () => {
    expect([...model.logProb(words("I met Anna in 1987 ."))]).toEqual([
      ...model.logProb(words("I met Boris in 2012 .")),
    ]);
  });

  it("knows a listed word from an invented one", () => {
    expect(model.knows(["marmalade"])).toBe(true);
    expect(model.knows(["blorvinate"])).toBe(false);
    expect(model.knows(["of", "the"])).toBe(true);
    expect(model.knows(["one", "of", "the"])).toBe(true);
    expect(model.knows(["marmalade", "bicycle"])).toBe(false);
  });
});

describe("fluency", () => {
  const compare = (before: string, after: string) => model.fluency(words(before), words(after));

  it("sees an edit that breaks the sentence", () => {
    const good = compare("they utilize the data to decide .", "they use the data to decide .");
    const bad = compare("they utilize the data to decide .", "they use data the to decide .");
    expect(good.difference).toBeGreaterThan(bad.difference);
  });

  it("sees no difference where there is none", () => {
    expect(compare("we all went home .", "we all went home .")).toMatchObject({ difference: 0 });
  });

  it("takes a compound apart", () => {
    const { after } = compare("he is a big writer .", "he is a well-known writer .");
    expect(after).toBe(compare("he is a big writer .", "he is a well known writer .").after);
    expect(after).toBeGreaterThan(-15);
  });

  it("bears an empty side and quote marks", () => {
    expect(Number.isFinite(compare("really , we went home .", "we went home .").difference)).toBe(true);
    expect(Number.isFinite(compare("", "yes").difference)).toBe(true);
    expect(compare('he said " no " .', 'he said " yes " .').after).toBe(
      compare("he said no .", "he said yes .").after,
    );
  });
});

describe("createLanguageModel", () => {
  it("refuses another kind of model", () => {
    const detector = readFileSync(new URL("../../models/detector.bin", import.meta.url));
    expect(() => createLanguageModel(detector)).toThrow("holds no language model");
  });
});
