import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lexiconLines, parseEntry, parseLexicon } from "../parse.ts";
import { informalData, lexiconData } from "./index.ts";

const files = readdirSync(import.meta.dirname).filter((name) => /^(?!index|.*\.(?:test|fixture))/.test(name));
const allData = [...lexiconData, ...informalData];
const entries = allData.flatMap(([, data]) => parseLexicon(data));

describe("the lexicon's data", () => {
  test("every line is in the format", () => {
    expect(allData.flatMap(([, data]) => lexiconLines(data).map(parseEntry))).toHaveLength(entries.length);
  });

  test("every file is listed", () => {
    expect(allData).toHaveLength(files.length);
  });

  test("no line stands twice", () => {
    const seen = new Set<string>();
    const repeated = entries.filter(({ source }) => seen.has(source) || !seen.add(source));
    expect(repeated.map(({ source }) => source)).toEqual([]);
  });

  test("no replacement is its own pattern", () => {
    const same = entries.filter(({ source }) => {
      const [pattern, rest = ""] = source.split(/\s+;\s+/)[0]?.split(/\s+=>\s+/) ?? [];
      return rest.split(/\s+\|\s+/).some((replacement) => replacement.replace(/ @\w+/g, "") === pattern);
    });
    expect(same.map(({ source }) => source)).toEqual([]);
  });

  test("what is informal is replaced in formal tones only", () => {
    const loose = informalData
      .flatMap(([, data]) => lexiconLines(data).map(parseEntry))
      .filter(({ replacements }) =>
        replacements.some(({ tones }) => tones.has("casual") || tones.has("conversational")),
      );
    expect(loose.map(({ source }) => source)).toEqual([]);
  });
});
