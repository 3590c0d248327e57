import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { shapes } from "../../engine/src/document/tagging/shapes.ts";
import { openWink, type Wink } from "./wink.ts";

/** Codes of classes, given as they are met. Words are in lower case, so that a code in upper case ends them. */
function createClasses({ usualTag, possibleTags, pieces }: Wink) {
  const codes = new Map<string, string>();
  return {
    codeOf: (word: string): string => {
      const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
      const key = JSON.stringify({
        usual: usualTag(word),
        possible: possibleTags(word),
        pieces: pieces(word),
        capitalized: pieces(capitalized),
      });
      const code = codes.get(key) ?? letters(codes.size);
      codes.set(key, code);
      return code;
    },
    byCode: () => Object.fromEntries([...codes].map(([key, code]) => [code, JSON.parse(key)])),
  };
}

/** "A" to "Z", "AA" to "ZZ". */
const letters = (index: number): string =>
  (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** In memory the words take a byte a letter, which a single dash would double; and of dashes nobody asks. */
const isListed = (word: string): boolean => /^[!-ÿ]+$/.test(word) && !/[A-Z]/.test(word);

/** The text of dictionary.json. */
export function buildDictionary(): string {
  const load = createRequire(import.meta.url);
  const wink = openWink(load);
  const classes = createClasses(wink);
  const words = wink.words.filter(isListed).toSorted((a, b) => (a < b ? -1 : 1));
  const lines = words.map((word) => word + classes.codeOf(word));
  const dictionary = {
    source: "wink-eng-lite-web-model",
    license: readFileSync(load.resolve("wink-eng-lite-web-model/LICENSE"), "utf8"),
    classes: classes.byCode(),
    shapes: Object.fromEntries(shapes.map((shape) => [shape, wink.pieces(shape)])),
    corrections: wink.corrections,
    words: `\n${lines.join("\n")}\n`,
  };
  return `${JSON.stringify(dictionary)}\n`;
}
