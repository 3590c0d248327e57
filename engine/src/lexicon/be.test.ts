import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import type { VerbForm } from "../morphology/verbs.ts";
import { surfaceOfBe } from "./be.ts";

function beFor(verb: string, form: VerbForm, text: string) {
  const sentence = parseDocument(text).blocks[0]?.sentences[0];
  if (!sentence) throw new Error("no sentence");
  return surfaceOfBe(
    form,
    sentence,
    sentence.tokens.findIndex((token) => token.text === verb),
  );
}

test.each<readonly [string, VerbForm, string, string | null]>([
  ["lay", "past", "They lay at the heart of the plan.", "were"],
  ["lay", "past", "The idea lay at the heart of the plan.", "was"],
  ["lay", "past", "That lay at the heart of the plan.", "was"],
  ["lay", "past", "The ideas that lay at the heart of the plan grew.", "were"],
  ["lay", "past", "The idea that lay at the heart of the plan grew.", "was"],
  ["lay", "past", "The set of ideas that lay at the heart of the plan grew.", null],
  ["lay", "past", "The ideas, which lay at the heart of the plan, grew.", null],
  ["lay", "past", "My wife and I lay at the heart of the plan.", null],
  ["lay", "past", "I lay at the heart of the plan.", "was"],
  ["constitute", "base", "Her cousin and I constitute a team.", null],
  ["constitute", "base", "The trends constitute a threat.", "are"],
  ["constitute", "base", "The trends will constitute a threat.", "be"],
  ["constitute", "base", "How does a patent constitute a threat?", null],
  ["be", "base", "She demands that women be regarded as equals.", "be"],
  ["constitute", "base", "She demands that women constitute half of the board.", null],
  ["constitutes", "s", "It constitutes a threat.", "is"],
])("stands for “%s” (%s) in “%s”: %s", (verb, form, text, surface) => {
  expect(beFor(verb, form, text)).toBe(surface);
});
