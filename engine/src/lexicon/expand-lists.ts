import { bodies, persons, texts, wildlife } from "./noun-classes.ts";
import { LexiconSyntaxError } from "./parse.ts";
import { speakers, speechWords } from "./speakers.ts";

/** The lists that every data file may name. */
const shared = Object.entries({ bodies, persons, speakers, speechWords, texts, wildlife });

/** A data file with the lists it names put in, and without the lines that name them. Throws LexiconSyntaxError. */
export function expandLists(data: string): string {
  if (!data.includes("${")) return data;
  const lists = new Map(shared);
  const expand = (line: string): string =>
    line.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const list = lists.get(name);
      if (list === undefined) throw new LexiconSyntaxError(`no list is named "${name}"`, line);
      return list;
    });
  return data
    .split("\n")
    .flatMap((line) => {
      const [, name, list] = /^(\w+) := (.+)$/.exec(line) ?? [];
      if (name === undefined || list === undefined) return [expand(line)];
      lists.set(name, expand(list));
      return [];
    })
    .join("\n");
}
