import { expect, test } from "vitest";
import { readData } from "../../node.ts";
import type { Guard, LexiconEntry, Replacement } from "../entry.ts";
import { parseLexicon } from "../parse.ts";
import { readInformal, readLexicon } from "./index.ts";

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((item) => all.has(item));

/** Whether a guard lets pass all that passes these. */
function isImplied({ name, negated, items }: Guard, guards: readonly Guard[]): boolean {
  const alike = guards.filter((guard) => guard.name === name && guard.negated === negated);
  if (!negated) return alike.some((guard) => isSubset(guard.items, items));
  const refused = new Set(alike.flatMap((guard) => [...guard.items]));
  return alike.length > 0 && isSubset(items, refused);
}

const wording = ({ elements, position }: Replacement): string => JSON.stringify([elements, position]);

/** Whether an entry offers all wordings of another, in all of its tones. */
function offersAllOf(loose: LexiconEntry, tight: LexiconEntry): boolean {
  return tight.replacements.every((replacement) => {
    const alike = loose.replacements.filter((other) => wording(other) === wording(replacement));
    const tones = new Set(alike.flatMap((other) => [...other.tones]));
    return isSubset(replacement.tones, tones);
  });
}

const patternOf = ({ source }: LexiconEntry): string => source.split(/\s+=>\s+/)[0] ?? "";

test.each([
  ["lexicon", readLexicon(readData)],
  ["informal", readInformal(readData)],
])("what an entry of the %s data refuses, no looser one of its pattern says all the same", (_, sections) => {
  const entries = sections.flatMap(([, data]) => parseLexicon(data));
  const idle = [...Map.groupBy(entries, patternOf).values()].flatMap((alike) =>
    alike.filter((tight) =>
      alike.some(
        (loose) =>
          loose !== tight &&
          loose.guards.every((guard) => isImplied(guard, tight.guards)) &&
          offersAllOf(loose, tight),
      ),
    ),
  );
  expect(idle.map(({ source }) => source)).toEqual([]);
});
