import { describe, expect, test } from "vitest";
import { degreesOf, isGradable } from "./adjectives.ts";
import { articleFor } from "./article.ts";
import { pluralize } from "./nouns.ts";
import { baseOf, conjugate, verbSurfaces } from "./verbs.ts";

describe("conjugate", () => {
  test.each([
    ["use", "uses used used using"],
    ["stop", "stops stopped stopped stopping"],
    ["open", "opens opened opened opening"],
    ["carry", "carries carried carried carrying"],
    ["play", "plays played played playing"],
    ["reach", "reaches reached reached reaching"],
    ["lie", "lies lay lain lying"],
    ["agree", "agrees agreed agreed agreeing"],
    ["prefer", "prefers preferred preferred preferring"],
    ["repel", "repels repelled repelled repelling"],
    ["program", "programs programmed programmed programming"],
    ["mimic", "mimics mimicked mimicked mimicking"],
    ["show", "shows showed shown showing"],
    ["take", "takes took taken taking"],
    ["set", "sets set set setting"],
    ["quit", "quits quit quit quitting"],
    ["fix", "fixes fixed fixed fixing"],
    ["echo", "echoes echoed echoed echoing"],
    ["underwrite", "underwrites underwrote underwritten underwriting"],
    ["undo", "undoes undid undone undoing"],
    ["reset", "resets reset reset resetting"],
    ["relay", "relays relayed relayed relaying"],
    ["respond", "responds responded responded responding"],
  ])("%s", (base, forms) => {
    const { s, past, part, ing } = conjugate(base);
    expect([s, past, part, ing].join(" ")).toBe(forms);
  });

  test("is undone behind a prefix, too", () => {
    expect(baseOf("underwrote", () => true)).toBe("underwrite");
    expect(baseOf("unbroken", () => false)).toBeNull();
  });

  test("knows the British spelling of -ize", () => {
    expect(verbSurfaces("utilize").get("utilised")).toEqual(["past", "part"]);
  });
});

test.each([
  ["method", "methods"],
  ["city", "cities"],
  ["way", "ways"],
  ["bias", "biases"],
  ["analysis", "analyses"],
  ["person", "people"],
  ["shaman", "shamans"],
  ["policeman", "policemen"],
])("pluralize %s", (singular, plural) => {
  expect(pluralize(singular)).toBe(plural);
});

describe("adjectives", () => {
  test.each([
    ["big", "bigger", "biggest"],
    ["easy", "easier", "easiest"],
    ["large", "larger", "largest"],
    ["strong", "stronger", "strongest"],
    ["good", "better", "best"],
  ])("%s, %s, %s", (positive, comparative, superlative) => {
    expect(degreesOf(positive)).toEqual({ comparative, superlative });
  });

  test("leave long and ungradable ones alone", () => {
    expect(degreesOf("important")).toBeNull();
    expect(isGradable("important")).toBe(true);
    expect(isGradable("key")).toBe(false);
  });
});

test.each([
  ["hour", "an"],
  ["honest", "an"],
  ["house", "a"],
  ["user", "a"],
  ["unusual", "an"],
  ["unit", "a"],
  ["European", "a"],
  ["one", "a"],
  ["11th", "an"],
  ["8", "an"],
  ["idea", "an"],
])("the article of %s is %s", (word, article) => {
  expect(articleFor(word)).toBe(article);
});
