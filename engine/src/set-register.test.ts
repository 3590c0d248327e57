import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyEdits } from "./edits.ts";
import { createLanguageModel } from "./language-model/index.ts";
import { swapIn } from "./rewrite/candidate.fixture.ts";
import { setRegister } from "./set-register.ts";

const model = createLanguageModel(readFileSync(new URL("../models/language-model.bin", import.meta.url)));
const options = { tone: "formal", mode: "standard", preserveLength: false, keep: [], seed: 0 } as const;

function swapped(source: string, words: string, replacement: string): string {
  const pass = () => [swapIn(source, words, replacement, { kind: "phrase" })];
  return applyEdits(source, setRegister(source, [pass], model, options, 10));
}

test("writes a contraction out, though the same word then stands twice", () => {
  expect(swapped("By then he'd had enough.", "he'd", "he had")).toBe("By then he had had enough.");
});

test("makes no other fault in a sentence in which a word stands twice", () => {
  const source = "He knew that that plan took an effort.";
  expect(swapped(source, "an effort", "a effort")).toBe(source);
});
