import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDocument } from "./parse.ts";
import type { Document } from "./types.ts";

const kinds = (text: string) => parseDocument(text).blocks.map((block) => block.kind);
const sentencesOf = (text: string) =>
  parseDocument(text).blocks.map((block) => block.sentences.map(({ start, end }) => text.slice(start, end)));
const tokensOf = (text: string) =>
  parseDocument(text).blocks.flatMap((block) => block.sentences.flatMap((sentence) => sentence.tokens));
const surfacesOf = (text: string) => tokensOf(text).map((token) => token.text);

describe("blocks", () => {
  it.each([
    ["A text here.\n\nAnother one here.", ["paragraph", "paragraph"]],
    ["# Title\n\nText here.", ["heading", "paragraph"]],
    ["- One item here.\n- Two items here.", ["list-item", "list-item"]],
    ["1. One item here.\n   - A nested item here.", ["list-item", "list-item"]],
    ["    An indented text is no code.", ["paragraph"]],
    ["The text goes on.\n---\nThe text ends.", ["paragraph", "other", "paragraph"]],
    ["Why It Fails\n\nIt fails here.", ["heading", "paragraph"]],
    ["Why It Fails\nIt fails here.", ["heading", "paragraph"]],
    ["Why It Fails", ["paragraph"]],
    ["One line ends here.\nThe next one ends here.\nAnd a third.", ["paragraph", "paragraph", "paragraph"]],
    ["A line that was wrapped by hand\nat some width goes on. It ends\nhere.", ["paragraph"]],
    ["---\ntitle: x\n---\nText here is long.", ["other", "paragraph"]],
    ["a < b and c > d are text.", ["paragraph"]],
    ["<div>\nhtml\n</div>", ["html"]],
    ["~5 and ~6 and * and _ are text.", ["paragraph"]],
    ["```\ncode\n\nmore code\n```\n\nA text here.", ["code", "paragraph"]],
    ["Text.\r\n\r\nMore text.", ["paragraph", "paragraph"]],
    ["", []],
    [" \n\n ", []],
  ])("%j is %j", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("leaves a byte order mark before the first block", () => {
    expect(parseDocument("\uFEFFA text here.").blocks[0]).toMatchObject({ start: 1, end: 13 });
  });

  it("has no sentences in headings, code, tables and quotes", () => {
    const text = "# Title is here.\n\n> A quote here.\n\n```\ncode.\n```\n\n| a. |\n|---|\n| b. |";
    expect(sentencesOf(text)).toEqual([[], [], [], []]);
  });
});

describe("sentences", () => {
  it("keeps a quotation whole and ends with it", () => {
    expect(sentencesOf("He said, “Stop. Go home.” Then he left. “Fine,” she said.")).toEqual([
      ["He said, “Stop. Go home.”", "Then he left.", "“Fine,” she said."],
    ]);
  });

  it("ends a sentence in front of closing markup", () => {
    expect(sentencesOf("**Keep it short.** Nobody reads.")[0]).toEqual([
      "**Keep it short.**",
      "Nobody reads.",
    ]);
  });

  it("sees no end in code, links and addresses", () => {
    expect(
      sentencesOf("Call `a. B` or www.a. The [x. Y](http://a.b) is it. See a.b@c.com. Done.")[0],
    ).toEqual(["Call `a. B` or www.a.", "The [x. Y](http://a.b) is it.", "See a.b@c.com.", "Done."]);
  });
});

describe("tokens", () => {
  it("keeps contractions, possessives, compounds and abbreviations whole", () => {
    expect(
      surfacesOf(
        "Don't take John's well-known R&D and/or the students’ e.g. Dr. Lee’s U.S. way—it's 3,500.5.",
      ),
    ).toEqual(
      "Don't take John's well-known R&D and/or the students’ e.g. Dr. Lee’s U.S. way — it's 3,500.5 .".split(
        " ",
      ),
    );
  });

  it("makes markup tokens of their own that hide from the tagger", () => {
    const tokens = tokensOf("We **use** it and [a link](http://a.b) daily.");
    expect(tokens.map((token) => token.text)).toEqual(
      "We ** use ** it and [ a link ](http://a.b) daily .".split(" "),
    );
    expect(tokens.find((token) => token.text === "use")).toMatchObject({ pos: "VERB", protected: null });
    expect(tokens.filter((token) => token.protected).map((token) => token.protected)).toEqual([
      "markup",
      "markup",
      "link",
      "link",
      "link",
      "link",
    ]);
  });

  it("gives the lemma and tag of a contraction's main part", () => {
    expect(tokensOf("They aren't sure.")[1]).toMatchObject({ text: "aren't", pos: "AUX", lemma: "be" });
  });

  it("counts UTF-16 units", () => {
    const text = "😀 naïve café 漢字 e\u0301tude ends.";
    for (const token of tokensOf(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
    expect(surfacesOf(text)).toEqual(["😀", "naïve", "café", "漢字", "e\u0301tude", "ends", "."]);
  });
});

const atoms = fc.constantFrom(
  ..."** _ ` [ ] ( ) ](http://a.b) \" ' “ ” ‘ ’ . ! ? ... --- === | |-| ``` ~~~ < <b> </b> &amp; \\ $ $x$ % 5 3.5 Dr. e.g. U.S. word The don't well-known John's 😀 👨‍👩‍👧 é 漢字 日本語。 [^1] [^1]: http://x.y a@b.co constructor __proto__ toString".split(
    " ",
  ),
  " ",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  "# ",
  "- ",
  "1. ",
  "> ",
  "e\u0301",
  "\u200b",
  "\ufeff",
  "\u0000",
  "\ud800",
  "\u2028",
);
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(atoms, { maxLength: 60 }).map((parts) => parts.join("")),
  fc.array(fc.oneof(atoms, fc.string({ maxLength: 6 })), { maxLength: 60 }).map((parts) => parts.join(" ")),
);

/** Every place between one start and end that no token covers holds whitespace only. */
function expectCovered(source: string, document: Document): void {
  let blockEnd = 0;
  for (const block of document.blocks) {
    expect(block.start).toBeGreaterThanOrEqual(blockEnd);
    blockEnd = block.end;
    let sentenceEnd = block.start;
    for (const sentence of block.sentences) {
      expect(source.slice(sentenceEnd, sentence.start).trim()).toBe("");
      sentenceEnd = sentence.end;
      let position = sentence.start;
      for (const token of sentence.tokens) {
        expect(source.slice(position, token.start).trim()).toBe("");
        expect(source.slice(token.start, token.end)).toBe(token.text);
        expect(token.end).toBeGreaterThan(token.start);
        position = token.end;
      }
      expect(position).toBe(sentence.end);
    }
    if (block.sentences.length > 0) expect(source.slice(sentenceEnd, block.end).trim()).toBe("");
    expect(block.end).toBeLessThanOrEqual(source.length);
  }
}

describe("any text", () => {
  it("is covered in order by blocks, sentences and tokens", () => {
    fc.assert(
      fc.property(anyText, (text) => expectCovered(text, parseDocument(text, { keep: ["a.b(", "the"] }))),
      {
        seed: 1,
        numRuns: 400,
      },
    );
  });

  it("has its protected spans sorted and disjoint", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const span of parseDocument(text).protectedSpans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("parses alike whatever was parsed before", () => {
    const text = "We impact the use of zorbing plans, and Foobar zorbs.";
    const before = parseDocument(text);
    parseDocument("Foobar zorbing zorbs 12 Zorb-like qux’s ZORB.");
    expect(parseDocument(text)).toEqual(before);
  });
});

describe("time", () => {
  const paragraph =
    "In 2020, Dr. Smith (Smith et al., 2020) said “this is new” and *didn't* forget 5% of the well-known cases in [Paris](http://a.b). ";
  const shapes: [string, (times: number) => string][] = [
    ["paragraphs", (times) => `${paragraph}\n\n`.repeat(times)],
    ["one line", (times) => paragraph.repeat(times)],
    ["no punctuation", (times) => "word ".repeat(times * 20)],
    ["no spaces", (times) => "word".repeat(times * 20)],
    ["open quotes", (times) => 'She said "no. '.repeat(times)],
    ["open brackets", (times) => "a (b [c ".repeat(times * 2)],
    ["nested quotes", (times) => "> ".repeat(times * 8)],
    ["unclosed emphasis", (times) => "**a*".repeat(times * 8)],
    ["unclosed links", (times) => "](".repeat(times * 8)],
    ["dots", (times) => "a.b.".repeat(times * 4)],
    ["slashes", (times) => "a/b-c_".repeat(times * 4)],
    ["digits", (times) => "1,2.3".repeat(times * 4)],
  ];

  it.each(shapes)(
    "grows no faster than the text: %s",
    (_, make) => {
      /** Milliseconds of processor time, which other processes do not stretch as they do the clock. */
      const measure = (text: string) => {
        let best = Number.POSITIVE_INFINITY;
        for (let run = 0; run < 3; run += 1) {
          const from = process.cpuUsage();
          parseDocument(text);
          const { user, system } = process.cpuUsage(from);
          best = Math.min(best, (user + system) / 1000);
        }
        return best;
      };
      measure(make(100));
      // Four times the text: sixteen times the time would be quadratic.
      expect(measure(make(400))).toBeLessThan(10 * measure(make(100)) + 50);
    },
    60_000,
  );
});
