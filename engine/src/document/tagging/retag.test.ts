import { describe, expect, it } from "vitest";
import { parseDocument } from "../parse.ts";
import { retag } from "./retag.ts";
import { ordinarySentences, trickySentences } from "./tagged-sentences.fixture.ts";
import { tagWords } from "./tagger.ts";

interface Score {
  readonly right: number;
  readonly words: number;
  readonly wrong: readonly string[];
}

/** Compares the tags of "We use/VERB it." with those of the parser. */
function score(sentences: string): Score {
  const wrong: string[] = [];
  let words = 0;
  for (const line of sentences.trim().split("\n")) {
    const checks = line.split(" ").map((item) => /^(.+?)\/([A-Z]+)(\W*)$/.exec(item));
    const text = line.replace(/\/[A-Z]+/g, "");
    const tokens = parseDocument(text).blocks.flatMap((block) =>
      block.sentences.flatMap(({ tokens }) => tokens),
    );
    let position = 0;
    text.split(" ").forEach((item, index) => {
      const expected = checks[index]?.[2];
      const token = tokens.find(({ start }) => start >= position);
      position += item.length + 1;
      if (!expected) return;
      words += 1;
      if (token?.pos !== expected) wrong.push(`${token?.text}/${token?.pos} in: ${line}`);
    });
  }
  return { right: words - wrong.length, words, wrong };
}

const tagsOf = (text: string) => {
  const words = text.split(" ");
  return retag(words, tagWords(words)).join(" ");
};

describe("retag", () => {
  it.each([
    ["sentences made to be hard", trickySentences, 500],
    ["ordinary sentences", ordinarySentences, 350],
  ])("tags at least 98%% of the checked words in %s", (_, sentences, atLeast) => {
    const { right, words, wrong } = score(sentences);
    expect(words).toBeGreaterThan(atLeast);
    expect(right / words, wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it("gives no word in lower case the tag of a name", () => {
    expect(tagsOf("It isn't new .")).toBe("PRON AUX ADJ PUNCT");
  });

  it("tells a possessive from a contraction", () => {
    expect(tagsOf("Let's look here .")).toBe("VERB VERB ADV PUNCT");
    expect(tagsOf("The firm's plans changed .")).toBe("DET NOUN NOUN VERB PUNCT");
  });

  it("takes words it was never taught for others like them", () => {
    expect(tagsOf("A cat amidst the roses .")).toBe("DET NOUN ADP DET NOUN PUNCT");
    expect(tagsOf("It is transformative .")).toBe("PRON AUX ADJ PUNCT");
    expect(tagsOf("A reputational risk grew .")).toBe("DET ADJ NOUN VERB PUNCT");
  });

  it("leaves a clause without any possible verb alone", () => {
    expect(tagsOf("A dog in the garden .")).toBe("DET NOUN ADP DET NOUN PUNCT");
  });

  it("gives as many tags as there are words", () => {
    expect(retag([], [])).toEqual([]);
    expect(tagsOf("that that that").split(" ")).toHaveLength(3);
  });
});
