import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { swapIn } from "./candidate.fixture.ts";
import { breaksRefrain, breaksRepetition } from "./repeated-words.ts";

function breaks(source: string, words: string, replacement: string): boolean {
  const [sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!sentence) throw new Error("no sentence");
  return breaksRepetition(sentence, swapIn(source, words, replacement));
}

test("tells a word that its sentence says twice", () => {
  expect(breaks("As the fields evolve, we evolve with them.", "evolve", "change")).toBe(true);
  expect(breaks("As the fields evolve, we change with them.", "evolve", "develop")).toBe(false);
});

test("passes an edit that keeps the word or takes both", () => {
  expect(breaks("We seek to find what they find.", "seek to find", "try to find")).toBe(false);
  expect(breaks("It is bigger and bigger now.", "bigger and bigger", "larger and larger")).toBe(false);
});

test("tells a word that the sentence beside it begins with as well", () => {
  const source = "I wish that he knew. I wish that he cared that much.";
  const [previous, sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!previous || !sentence) throw new Error("no sentence");
  const text = source.slice(sentence.start);
  const shift = (words: string, replacement: string) => {
    const swap = swapIn(text, words, replacement);
    const moved = swap.edits.map((edit) => ({
      ...edit,
      start: edit.start + sentence.start,
      end: edit.end + sentence.start,
    }));
    return { ...swap, edits: moved };
  };
  const beside = { previous, next: null };
  expect(breaksRefrain(sentence, shift("wish that", "wish"), beside)).toBe(true);
  expect(breaksRefrain(sentence, shift("much", "greatly"), beside)).toBe(false);
  expect(breaksRefrain(sentence, shift("wish that", "wish"), { previous: null, next: null })).toBe(false);
});
