import { describe, expect, it } from "vitest";
import { parentheses, splitSentences } from "./sentences.ts";

const split = (text: string) =>
  splitSentences(text, parentheses(text)).map(({ start, end }) => text.slice(start, end));

describe("splitSentences", () => {
  // "|" marks where sentences end.
  it.each([
    "One ends. |Another begins.",
    "Use tools, e.g. Hammers or i.e. Nails. |Then stop.",
    "Dr. Smith met Prof. Jones and Mrs. Lee. |They talked.",
    "It costs 3.5 million. |That is a lot.",
    "The U.S. Senate voted. |It failed.",
    "He lives in the U.S. |She does not.",
    "He lives in the U.S. and works.",
    "Node.js runs it. |It works.",
    "J. K. Rowling wrote it. |J. R. R. Tolkien did not.",
    "Well... maybe not. |We waited... |Then it came.",
    "Wait… what? |Yes.",
    "Really?! |No way!! |Fine.",
    "See p. 5 and Fig. 2 for No. 3. |Then vol. IV.",
    "We met at 5 p.m. on Monday. |It was late.",
    "It was 5 a.m. |Nobody came.",
    "Meet at 5 p.m. EST today.",
    "Apple Inc. makes phones. |Acme Inc. |The rest is history.",
    "Bring pens, paper, etc. |Then sit down.",
    "Bring pens, etc. to class.",
    "It ended (see above.) |Then more.",
    "It ended (he said no. She said yes.) and so on.",
    "So did I. |Then we left.",
    "Take vitamin C. |It helps.",
    "Smith et al. (2020) agree. |Others do not.",
    "It was found by Smith et al. |The study was small.",
    "He said no. |Then he left.",
    "It happened on Jan. 5 in the rain.",
    "Yahoo! is old. |So is AOL.",
    "Is it 10? |9 is less.",
    "1. First do this. |2. Then that.",
    "Is this the end? |“Yes,” she said.",
    "The end.\n|A new line.",
    "これは文です。|次の文です。",
    "no capital. next is lower case",
    "The Ph.D. program is long. |Ph.D. students know.",
    "Talk to St. Mary about vs. and cf. Brown.",
    "It grew by approx. 5%. |Good.",
  ])("%s", (marked) => {
    const text = marked.replaceAll("|", "");
    expect(split(text)).toEqual(marked.split("|").map((sentence) => sentence.trim()));
  });

  it("does not end a sentence within an unbroken span", () => {
    const text = 'He said "Stop. Go home" and left. She stayed.';
    expect(splitSentences(text, [{ start: 8, end: 23 }])).toHaveLength(2);
  });

  it("ends a sentence with its closing quotation mark", () => {
    const text = 'He said, "No." Then he left.';
    expect(
      splitSentences(text, [{ start: 9, end: 14 }]).map((span) => text.slice(span.start, span.end)),
    ).toEqual(['He said, "No."', "Then he left."]);
  });

  it("finds nothing in whitespace", () => {
    expect(split(" \n ")).toEqual([]);
  });
});
