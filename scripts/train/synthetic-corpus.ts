import { type CorpusText, type Group, groups, type Label, type Split } from "./corpus.ts";
import { createRandom } from "./random.ts";

const words = {
  human:
    "we got the old dog out and it just ran off because nobody shut that gate again so then i said fine".split(
      " ",
    ),
  ai: "the comprehensive framework enhances crucial insights while fostering significant innovation across diverse landscapes additionally underscoring pivotal roles".split(
    " ",
  ),
  both: "in of to on for a house river market people year work town".split(" "),
};

const sources: Readonly<Record<Group, string>> = {
  biscope: "biscope",
  outfox: "outfox",
  "slop-onestop": "onestop",
  imbd: "imbd",
};

/** A made-up text: a side's own words and neutral ones, in sentences of 6 to 17 words. */
export function syntheticText(label: Label, length: number, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const sentences: string[] = [];
  for (let count = 0; count < length; ) {
    const size = 6 + Math.floor(random() * 12);
    const sentence = Array.from({ length: size }, () => pick(random() < 0.6 ? words[label] : words.both));
    const [first = "", ...rest] = sentence;
    sentences.push(`${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(" ")}.`);
    count += size;
  }
  return sentences.join(" ");
}

/** A small corpus of made-up texts of every group, side and split. */
export function syntheticCorpus(perCell: number, seed = 1): CorpusText[] {
  const random = createRandom(seed);
  const splits: readonly Split[] = ["train", "train", "train", "validation", "test"];
  return groups.flatMap((group) =>
    (["human", "ai"] as const).flatMap((label) =>
      Array.from({ length: perCell }, (_, i): CorpusText => {
        const text = syntheticText(label, 150, random);
        const id = `${group}-${label}-${i}`;
        const split = splits[i % splits.length] ?? "train";
        return {
          id,
          group,
          source: sources[group],
          domain: "made up",
          generator: label,
          label,
          split,
          text,
          raw: text,
        };
      }),
    ),
  );
}
