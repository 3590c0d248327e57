import { memoize } from "../../memoize.ts";
import { irregularAdjectives, irregularNouns } from "../../morphology/irregular.ts";
import { baseOf } from "../../morphology/verbs.ts";
import type { PartOfSpeech } from "../types.ts";
import { canBe, isKnownWord } from "./vocabulary.ts";

const auxiliaries = new Map<string, string>();
for (const [lemma, forms] of Object.entries({
  be: "am is are was were been being 'm 're ain't aint",
  have: "have has had having 've",
  do: "do does did doing done",
  will: "will 'll won't",
  would: "would 'd",
  can: "can can't cannot",
  shall: "shall shan't",
})) {
  for (const form of forms.split(" ")) auxiliaries.set(form, lemma);
}

/** Forms to their base; where two bases share a form, the first counts ("better" is "good", not "well"). */
function irregularForms(table: string): Map<string, string> {
  const bases = new Map<string, string>();
  for (const line of table.trim().split("\n")) {
    const [base = "", ...forms] = line.split(" ");
    for (const form of forms) if (!bases.has(form)) bases.set(form, base);
  }
  return bases;
}
const nouns = irregularForms(irregularNouns);
const adjectives = irregularForms(irregularAdjectives);
const notPlural = /(?:ss|us|is|ous)$/;
const contractedEnd = /^(.+?)(?:n['’]t|['’](?:s|m|re|ve|ll|d|em)|['’])$/;

const lemmasAs = memoize((pos: PartOfSpeech) => memoize((lower: string) => findLemma(lower, pos)));

/** The dictionary form of a lower-case word; of a contraction, that of its main part ("isn't" gives "be"). */
export const lemmaOf = (lower: string, pos: PartOfSpeech): string => lemmasAs(pos)(lower);

function findLemma(lower: string, pos: PartOfSpeech): string {
  const plain = lower.replaceAll("’", "'");
  const main = auxiliaries.has(plain) ? plain : (contractedEnd.exec(plain)?.[1] ?? plain);
  if (pos === "VERB" || pos === "AUX") return auxiliaries.get(main) ?? verbLemma(main);
  if (pos === "NOUN" || pos === "PROPN") return pos === "NOUN" ? nounLemma(main) : main;
  if (pos === "ADJ" || pos === "ADV") return adjectiveLemma(main, pos);
  return main;
}

function verbLemma(word: string): string {
  if (canBe(word, "VERB") && !/(?:s|ed|ing)$/.test(word)) {
    return baseOf(word, (base) => canBe(base, "VERB") || canBe(base, "AUX")) ?? word;
  }
  const base = baseOf(word, (candidate) => canBe(candidate, "VERB") || canBe(candidate, "AUX"));
  if (base) return base;
  // An unknown verb: undo the plainest spelling.
  return isKnownWord(word) ? word : (baseOf(word, (candidate) => candidate.length > 2) ?? word);
}

function nounLemma(word: string): string {
  const cut = word.lastIndexOf("-") + 1;
  if (cut > 0) return word.slice(0, cut) + nounLemma(word.slice(cut));
  const known = nouns.get(word);
  if (known) return known;
  if (!word.endsWith("s") || word.length < 4 || notPlural.test(word)) return word;
  const candidates = [word.slice(0, -1)];
  if (word.endsWith("ies")) candidates.unshift(`${word.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(word)) candidates.push(word.slice(0, -2));
  if (word.endsWith("ves")) candidates.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  const listed = candidates.find((candidate) => canBe(candidate, "NOUN"));
  if (listed) return listed;
  return isKnownWord(word) ? word : (candidates[0] ?? word);
}

function adjectiveLemma(word: string, pos: "ADJ" | "ADV"): string {
  const known = adjectives.get(word);
  if (known) return known;
  const match = /^(.{2,}?)(?:er|est)$/.exec(word);
  if (!match) return word;
  const stem = match[1] ?? "";
  const candidates = [stem, `${stem}e`, stem.replace(/i$/, "y"), stem.replace(/(.)\1$/, "$1")];
  return candidates.find((candidate) => canBe(candidate, pos)) ?? word;
}
