import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createLanguageModel } from "../language-model/index.ts";
import { readsFluently } from "./fluency.ts";

const model = createLanguageModel(readFileSync(new URL("../../models/language-model.bin", import.meta.url)));

test.each([
  ["Women participated in a wide range of trades.", "participated in", "took part in"],
  ["As the narrative progresses, the light changes.", "narrative", "story"],
])("“%s”: %s may be %s", (sentence, from, to) => {
  expect(readsFluently(model, sentence, sentence.replace(from, to))).toBe(true);
});

test("tells words that do not go together", () => {
  expect(readsFluently(model, "They want to go home.", "They want xylem quartz home.")).toBe(false);
});
