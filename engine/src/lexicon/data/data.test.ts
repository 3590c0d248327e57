import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readData } from "../../node.ts";
import { lexiconLines, parseEntry, parseLexicon } from "../parse.ts";
import { readInformal, readLexicon } from "./index.ts";

const files = readdirSync(import.meta.dirname).filter((name) => /^(?!index|.*\.(?:test|fixture))/.test(name));
const allData = [...readLexicon(readData), ...readInformal(readData)];
const entries = allData.flatMap(([, data]) => parseLexicon(data));

describe("the lexicon's data", () => {
  test("every line is in the format", () => {
    expect(allData.flatMap(([, data]) => lexiconLines(data).map(parseEntry))).toHaveLength(entries.length);
  });

  test("every file is listed", () => {
    expect(allData).toHaveLength(files.length);
  });

  test("every list that a file names is used in it", () => {
    const idle = files.flatMap((file) => {
      const text = readFileSync(new URL(file, import.meta.url), "utf8");
      const names = [...text.matchAll(/^(\w+) := /gm)].map(([, name]) => name);
      return names.filter((name) => !text.includes(`\${${name}}`)).map((name) => `${file}: ${name}`);
    });
    expect(idle).toEqual([]);
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
    const loose = readInformal(readData)
      .flatMap(([, data]) => lexiconLines(data).map(parseEntry))
      .filter(({ replacements }) =>
        replacements.some(({ tones }) => tones.has("casual") || tones.has("conversational")),
      );
    expect(loose.map(({ source }) => source)).toEqual([]);
  });
});
