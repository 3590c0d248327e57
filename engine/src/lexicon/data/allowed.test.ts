import { expect, test } from "vitest";
import { createSentenceCheck } from "../../check/invariants.ts";
import { capitalize } from "../../document/capitals.ts";
import { pluralize } from "../../morphology/nouns.ts";
import { conjugate, type VerbForm, verbSurfaces } from "../../morphology/verbs.ts";
import { readData } from "../../node.ts";
import type { LexiconEntry, PatternElement, Replacement, SlotName } from "../entry.ts";
import { parseLexicon } from "../parse.ts";
import { readInformal, readLexicon } from "./index.ts";

const entries = [...readLexicon(readData), ...readInformal(readData)].flatMap(([, data]) =>
  parseLexicon(data),
);

/** Something that each slot may take. */
const taken: Readonly<Record<SlotName, string>> = {
  np: "things",
  n: "thing",
  adj: "green",
  adv: "slowly",
  det: "the",
  poss: "my",
  num: "twelve",
  pron: "them",
  v: "work",
  ving: "working",
  ved: "worked",
  vs: "works",
};

/** One way to say a pattern. */
interface Reading {
  readonly words: readonly string[];
  readonly form: VerbForm;
  readonly isPlural: boolean;
}

const mostReadings = 3000;

function readingsOf(element: PatternElement, { words, ...rest }: Reading): Reading[] {
  if (element.type === "start") return [{ words, ...rest }];
  if (element.type === "slot") return [{ ...rest, words: [...words, taken[element.slot]] }];
  if (element.type === "words") {
    const said = [...element.words].map((word) => ({ ...rest, words: [...words, word] }));
    return element.optional ? [...said, { words, ...rest }] : said;
  }
  const { lemma } = element;
  if (element.class === "v")
    return [...verbSurfaces(lemma)].flatMap(([surface, forms]) =>
      forms.map((form) => ({ ...rest, form, words: [...words, surface] })),
    );
  if (element.class !== "n") return [{ ...rest, words: [...words, lemma] }];
  return [
    { ...rest, words: [...words, lemma] },
    { ...rest, isPlural: true, words: [...words, pluralize(lemma)] },
  ];
}

const readings = (pattern: readonly PatternElement[]): readonly Reading[] =>
  pattern.reduce<readonly Reading[]>(
    (found, element) => found.flatMap((reading) => readingsOf(element, reading)).slice(0, mostReadings),
    [{ words: [], form: "base", isPlural: false }],
  );

const wordsOf = ({ elements }: Replacement, { form, isPlural }: Reading): string[] =>
  elements.map((element) => {
    if (element.type === "word") return element.word;
    if (element.type === "slot") return element.form ? conjugate("work")[element.form] : taken[element.slot];
    if (element.class === "v") return conjugate(element.lemma)[form];
    return element.class === "n" && isPlural ? pluralize(element.lemma) : element.lemma;
  });

/** The plain words of an entry's guard, one of which must stand there; nothing where it has none. */
function neighbors({ guards }: LexiconEntry, side: "prev" | "next"): readonly string[] {
  const asked = guards.filter(({ name, negated }) => name === side && !negated);
  const words = asked.flatMap(({ items }) => [...items].map((item) => (item.startsWith("<") ? "" : item)));
  return words.length > 0 ? words.map((word) => word.replace(/\/[vnar]$/, "")) : [""];
}

/** Sentences that an entry may stand in: around its words, in the midst of others or at the head. */
const framesOf = (entry: LexiconEntry): ((words: readonly string[]) => string)[] =>
  neighbors(entry, "prev").flatMap((before) =>
    neighbors(entry, "next").flatMap((after) => {
      const say = (words: readonly string[]) =>
        [before, ...words, after || "fine"]
          .filter((word) => word !== "")
          .join(" ")
          .replace(/ ([,;:.!?)])/g, "$1");
      const opens = entry.pattern[0]?.type === "start";
      const atHead = (words: readonly string[]) => `${capitalize(say(words))}.`;
      return opens ? [atHead] : [(words: readonly string[]) => `He said ${say(words)}.`, atHead];
    }),
  );

/** Why the check of invariants refuses a replacement, whatever stands around it; null where it may stand. */
function refusalOf(entry: LexiconEntry, replacement: Replacement): string | null {
  const names = new Map(
    replacement.elements.flatMap((e) =>
      e.type === "word" && /^\p{Lu}{2}/u.test(e.word) ? [[e.word.toLowerCase(), e.word]] : [],
    ),
  );
  let refusal: string | null = null;
  for (const frame of framesOf(entry))
    for (const reading of readings(entry.pattern)) {
      const check = createSentenceCheck(frame(reading.words.map((word) => names.get(word) ?? word)), []);
      refusal = check(frame(wordsOf(replacement, reading)));
      if (refusal === null) return null;
    }
  return refusal;
}

test("no replacement is one that the check of invariants always refuses", { timeout: 60_000 }, () => {
  const refused = entries.flatMap((entry) =>
    entry.replacements.flatMap((replacement) => {
      const refusal = refusalOf(entry, replacement);
      return refusal ? [`${refusal}: ${entry.source}`] : [];
    }),
  );
  expect(refused).toEqual([]);
});
