import { expect, test } from "vitest";
import { nextTyping, type Typing } from "./typing.ts";

test("rests on a word, deletes it quickly, types the next, and begins again after the last", () => {
  const words = ["Ab", "Cde"];
  const shown: string[] = [];
  let now: Typing = { word: 0, letters: 2, deleting: false };
  for (let step = 0; step < 10; step += 1) {
    const { next, after } = nextTyping(now, words);
    shown.push(`${after} ${words[next.word]?.slice(0, next.letters)}`);
    now = next;
  }
  expect(shown).toEqual([
    "1500 A",
    "50 ",
    "150 C",
    "150 Cd",
    "150 Cde",
    "1500 Cd",
    "50 C",
    "50 ",
    "150 A",
    "150 Ab",
  ]);
});
