import { describe, expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { compileLexicon, matchLexicon } from "./compile.ts";
import { parseEntry, parseLexicon } from "./parse.ts";

const entries = ["the use of => using", "in (the|an?) meantime => meanwhile", "tool/n of? => aid/n"].map(
  parseEntry,
);

/** The words that the entries take in a text, by the entry's pattern. */
function matched(text: string) {
  const lexicon = compileLexicon(entries);
  return parseDocument(text)
    .blocks.flatMap(({ sentences }) => sentences)
    .flatMap((sentence) =>
      matchLexicon(lexicon, sentence).map(({ from, to }) =>
        sentence.tokens
          .slice(from, to)
          .map(({ text: word }) => word)
          .join(" "),
      ),
    );
}

describe("matchLexicon", () => {
  test("finds an entry where its rare word stands behind frequent ones", () => {
    expect(matched("We like the use of glue.")).toEqual(["the use of"]);
    expect(matched("In the meantime, they rest.")).toEqual(["In the meantime"]);
    expect(matched("The use helps.")).toEqual([]);
  });

  test("parses only the entries that it finds: of the others the patterns are enough", () => {
    const [broken, sound] = parseLexicon("use of => using ; with\ntool/n => aid/n");
    expect(() => broken?.guards).toThrow("lacks an item");
    const lexicon = compileLexicon([broken, sound].flatMap((entry) => entry ?? []));
    const find = (text: string) =>
      parseDocument(text).blocks.flatMap(({ sentences }) =>
        sentences.flatMap((sentence) => matchLexicon(lexicon, sentence)),
      );
    expect(find("They use tools.").map(({ place }) => place)).toEqual([1]);
    expect(() => find("We like the use of glue.")).toThrow("lacks an item");
  });

  test("takes what may be left out only where the pattern needs it", () => {
    expect(matched("They sell the tools.")).toEqual(["tools"]);
  });
});

describe("compileLexicon", () => {
  test("indexes entries by their first word that is not in nearly every sentence", () => {
    expect(compileLexicon(entries).surfaces()).toEqual(["use", "meantime", "tool", "tools"]);
    expect(compileLexicon([parseEntry("as well as => and")]).surfaces()).toEqual(["well"]);
    expect(compileLexicon([parseEntry("in that => since")]).surfaces()).toEqual(["in"]);
  });

  test("keeps the order of entries where different anchors share a surface", () => {
    const patterns = ["plan/v", "plan/n", "plan/v to", "plans"];
    const lexicon = compileLexicon(patterns.map((pattern) => parseEntry(`${pattern} => aim`)));
    const found = lexicon.entriesAt("plans").map(({ entry }) => entry.source);
    expect(found).toEqual(patterns.map((pattern) => `${pattern} => aim`));
    expect(lexicon.entriesAt("planned")).toHaveLength(2);
    expect(lexicon.entriesAt("aims")).toEqual([]);
  });
});
