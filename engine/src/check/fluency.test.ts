import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLanguageModel } from "../language-model/index.ts";
import { readsFluently } from "./fluency.ts";

const model = createLanguageModel(readFileSync(new URL("../../models/language-model.bin", import.meta.url)));

const swap = (sentence: string, from: string, to: string) =>
  readsFluently(model, sentence, sentence.replace(from, to), [to]);

test.each([
  ["Women participated in a wide range of trades.", "participated in", "took part in"],
  ["Those decisions are informed by many views.", "informed by", "based on"],
  ["As the narrative progresses, the light changes.", "narrative", "story"],
])("“%s”: %s may be %s", (sentence, from, to) => {
  expect(swap(sentence, from, to)).toBe(true);
});

test.each([
  ["They show that exceptional women could win.", "exceptional", "excellent"],
  ["A lack of adequate training hurts.", "adequate", "enough"],
  ["The talks pose a significant challenge to this view.", "challenge", "problem"],
])("“%s”: %s may not be %s, which people have not written there", (sentence, from, to) => {
  expect(swap(sentence, from, to)).toBe(false);
});

test("lets words pass that stand next to nearly any other", () => {
  expect(swap("The zinnias largely wilted.", "largely", "mostly")).toBe(true);
});
