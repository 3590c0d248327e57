import { describe, expect, it } from "vitest";
import { parseAnswer, readSoFar } from "./answer.ts";

describe("parseAnswer", () => {
  it.each<readonly [string, number, string[] | null]>([
    ["<p1>One.</p1>\n<p2>Two.</p2>", 2, ["One.", "Two."]],
    ["Sure!\n<p1>One.</p1> <p2>Two.</p2>\nDone.", 2, ["One.", "Two."]],
    ["<p2>Two.</p2><p1>One.</p1>", 2, ["One.", "Two."]],
    ["<p1>One.</p1><p1>Again.</p1>", 1, ["One."]],
    ["<p1>One.<p2>Two.", 2, ["One.", "Two."]],
    ["<p1>One.</p1>", 2, ["One.", ""]],
    ["<p1>One\nand more.</p1>", 1, ["One and more."]],
    ["<think>about <p</think><p1>One.</p1>", 1, ["One."]],
    ["```xml\n<p1>One.</p1>\n```", 1, ["One."]],
    ["```\nOne.\n\nTwo.\n```", 2, ["One.", "Two."]],
    ["<p1><p1>One.</p1></p1>", 1, ["One."]],
    ["<p>One.</p>\n<p>Two.</p>", 2, ["One.", "Two."]],
    ["<p>One.</p>", 2, null],
    ["One.\n\nTwo.", 2, ["One.", "Two."]],
    ["One.", 2, null],
  ])("reads %j", (answer, paragraphs, expected) => {
    expect(parseAnswer(answer, paragraphs)).toEqual(expected);
  });
});

describe("readSoFar", () => {
  it.each<readonly [string, string[]]>([
    ["Sure, ", []],
    ["<p1>On", ["On"]],
    ["<p1>One</p", ["One"]],
    ["<p1>One ⟦1", ["One"]],
    ["<p1>One</p1><p2>Tw", ["One", "Tw"]],
  ])("shows nothing that is not complete: %j", (answer, expected) => {
    expect(readSoFar(answer)).toEqual(expected);
  });
});
