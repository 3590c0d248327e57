import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { swapIn } from "./candidate.fixture.ts";
import {
  breaksAnswer,
  breaksDenial,
  breaksPair,
  breaksParallel,
  breaksRefrain,
  breaksRepetition,
} from "./repeated-words.ts";

function breaks(source: string, words: string, replacement: string): boolean {
  const [sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!sentence) throw new Error("no sentence");
  return breaksRepetition(sentence, swapIn(source, words, replacement));
}

test("tells a word that its sentence says twice", () => {
  expect(breaks("As the fields evolve, we evolve with them.", "evolve", "change")).toBe(true);
  expect(breaks("As the fields evolve, we change with them.", "evolve", "develop")).toBe(false);
});

test("tells a short phrase that names one of two equal things anew", () => {
  const source = "Some individuals gain, and some individuals do not.";
  const [sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!sentence) throw new Error("no sentence");
  const swap = swapIn(source, "Some individuals", "Some people", { kind: "phrase" });
  expect(breaksRepetition(sentence, swap)).toBe(true);
  expect(breaksRepetition(sentence, { ...swap, kind: "connective" })).toBe(false);
});

test("passes an edit that keeps the word or takes both", () => {
  expect(breaks("We seek to find what they find.", "seek to find", "try to find")).toBe(false);
  expect(breaks("It is bigger and bigger now.", "bigger and bigger", "larger and larger")).toBe(false);
});

test("tells a word that is said of one thing and denied of another", () => {
  const source =
    "There was a significant increase in A, a significant loss in B, and no significant change in C.";
  const [sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!sentence) throw new Error("no sentence");
  expect(breaksDenial(sentence, swapIn(source, "a significant increase", "a big increase"))).toBe(true);
  expect(breaksDenial(sentence, swapIn(source, "a significant increase", "a significant rise"))).toBe(false);
  const plain = "There was a significant increase in A, and a significant loss in B.";
  const [other] = parseDocument(plain).blocks.flatMap((block) => block.sentences);
  if (!other) throw new Error("no sentence");
  expect(breaksDenial(other, swapIn(plain, "a significant increase", "a big increase"))).toBe(false);
});

test("tells a verb that stands behind the same word twice", () => {
  const source = "The machines will become smarter, and the charts will become more complex.";
  const [sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!sentence) throw new Error("no sentence");
  expect(breaksParallel(sentence, swapIn(source, "become more", "grow more"))).toBe(true);
  expect(breaksParallel(sentence, swapIn(source, "become more", "become ever more"))).toBe(false);
  expect(breaksParallel(sentence, swapIn(source, "machines", "computers"))).toBe(false);
});

/** The second sentence of a text with the one before, and a way to swap words in it. */
function second(source: string) {
  const [previous, sentence] = parseDocument(source).blocks.flatMap((block) => block.sentences);
  if (!previous || !sentence) throw new Error("no sentence");
  const shift = (words: string, replacement: string) => {
    const swap = swapIn(source.slice(sentence.start), words, replacement);
    const moved = swap.edits.map((edit) => ({
      ...edit,
      start: edit.start + sentence.start,
      end: edit.end + sentence.start,
    }));
    return { ...swap, edits: moved, start: swap.start + sentence.start, end: swap.end + sentence.start };
  };
  return { previous, sentence, shift };
}

test("tells a word that the sentence beside it begins with as well", () => {
  const { previous, sentence, shift } = second("I wish that he knew. I wish that he cared that much.");
  const beside = { previous, next: null };
  expect(breaksRefrain(sentence, shift("wish that", "wish"), beside)).toBe(true);
  expect(breaksRefrain(sentence, shift("much", "greatly"), beside)).toBe(false);
  expect(breaksRefrain(sentence, shift("wish that", "wish"), { previous: null, next: null })).toBe(false);
});

test("tells the verb of a pair that says what a thing was not and what it was", () => {
  const { previous, sentence, shift } = second("It wasn't a setback. It was a game-changer.");
  const swap = shift("was a game-changer", "made a big difference");
  expect(breaksPair(sentence, swap, previous)).toBe(true);
  expect(breaksPair(sentence, swap, null)).toBe(false);
  expect(breaksPair(sentence, shift("a game-changer", "a big step"), previous)).toBe(false);
});

test("tells a verb that one sentence says and the next takes up", () => {
  const { previous, sentence, shift } = second("I do not suggest that we stop. What I suggest is a rest.");
  const swap = shift("suggest", "propose");
  expect(breaksAnswer(sentence, swap, { previous, next: null })).toBe(true);
  expect(breaksAnswer(sentence, swap, { previous: null, next: null })).toBe(false);
  const first = swapIn("I do not suggest that we stop.", "suggest", "say");
  expect(breaksAnswer(previous, first, { previous: null, next: sentence })).toBe(true);
  expect(breaksAnswer(previous, { ...first, edits: [], end: 3 }, { previous: null, next: sentence })).toBe(
    false,
  );
});
