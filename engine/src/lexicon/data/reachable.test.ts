import { expect, test } from "vitest";
import { lexWords } from "../../document/lexer.ts";
import { findNumbers } from "../../document/protect/numbers.ts";
import { readData } from "../../node.ts";
import type { LexiconEntry } from "../entry.ts";
import { parseLexicon } from "../parse.ts";
import { readInformal, readLexicon } from "./index.ts";

const entries = [...readLexicon(readData), ...readInformal(readData)].flatMap(([, data]) =>
  parseLexicon(data),
);

/** Within a sentence: the dot of "Dr." closes none, and "parents'" has what it owns. */
const within = (word: string) => `${word} x`;

const isOneToken = (word: string) =>
  lexWords(word, 0, word.length, []).length === 1 ||
  lexWords(within(word), 0, word.length + 2, []).length === 2 ||
  /^(?:dr|mr|mrs|ms|prof|st)\.$|^\*\*$/.test(word);

const bare = (item: string) => item.replace(/\/[vnar]$/, "");

test("no pattern has a word that the lexer would split", () => {
  const split = entries.filter(({ pattern }) =>
    pattern.some(
      (element) =>
        (element.type === "lemma" && !isOneToken(element.lemma)) ||
        (element.type === "words" && ![...element.words].some(isOneToken)),
    ),
  );
  expect(split.map(({ source }) => source)).toEqual([]);
});

test("no guard asks for a word that the lexer would split, or for a class where only words are read", () => {
  const faults = entries.flatMap(({ guards, source }) =>
    guards.flatMap(({ name, items }) =>
      [...items]
        .filter((item) =>
          /^(?:next|prev|with)$/.test(name)
            ? !item.startsWith("<") && !isOneToken(bare(item))
            : /^(?:object|subject)$/.test(name) && (item !== bare(item) || !isOneToken(item)),
        )
        .map((item) => `${item}: ${source}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Whether a word of the pattern is a number in words, which no edit may touch: "one of the key". */
function namesNumber({ pattern }: LexiconEntry): boolean {
  let text = "";
  const own: [start: number, end: number][] = [];
  for (const element of pattern) {
    const words = element.type === "words" ? [...element.words] : [];
    const word = element.type === "lemma" ? element.lemma : (words[0] ?? "some");
    if (words.length === 1 && element.type === "words" && !element.optional)
      own.push([text.length, text.length + word.length]);
    text += `${word} `;
  }
  return findNumbers(text).some((span) => own.some(([start, end]) => span.start < end && span.end > start));
}

test("no pattern has a number among its own words, for a number is protected", () => {
  expect(entries.filter(namesNumber).map(({ source }) => source)).toEqual([]);
});
