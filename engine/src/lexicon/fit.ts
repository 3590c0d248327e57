import type { Sentence, Token } from "../document/types.ts";
import { isGradable } from "../morphology/adjectives.ts";
import { wordSet } from "../word-set.ts";
import type { LexiconMatch } from "./compile.ts";
import type { Replacement } from "./entry.ts";

const particles = new Set(["out", "up", "off", "down", "away", "back", "over"]);
const strandedPrepositions = wordSet("into at to with for on of about through from after in as like");
const objectPronouns = new Set(["it", "them", "him", "her", "us", "me", "you"]);
const degreeWords = wordSet(
  "less least as so too very quite rather how extremely highly incredibly especially particularly increasingly equally fairly somewhat truly remarkably",
);

/** Adverbs and adjectives before the match that the replacement must be able to follow. */
export function degreeFits(word: string, previous: Token | undefined): boolean {
  return previous === undefined || !degreeWords.has(previous.lower) || isGradable(word);
}

function positionFits(replacement: Replacement, sentence: Sentence, match: LexiconMatch): boolean {
  if (replacement.position === null) return true;
  const next = sentence.tokens[match.to];
  const attributive = next !== undefined && ["NOUN", "ADJ", "PROPN"].includes(next.pos);
  return attributive === (replacement.position === "attr");
}

/** A phrasal verb cannot stand in every place its one-word synonym can. */
function phrasalFits(replacement: Replacement, sentence: Sentence, match: LexiconMatch): boolean {
  const last = match.entry.pattern.at(-1);
  const verbAt = replacement.elements.findIndex(
    (element) => element.type === "lemma" && element.class === "v",
  );
  if (last?.type !== "lemma" || last.class !== "v" || verbAt < 0) return true;
  const tail = replacement.elements.at(-1);
  if (verbAt === replacement.elements.length - 1 || tail?.type !== "word") return true;
  const next = sentence.tokens[match.to];
  if (particles.has(tail.word)) return next === undefined || !objectPronouns.has(next.lower);
  return !(
    strandedPrepositions.has(tail.word) &&
    (match.verb?.voice === "passive" || match.verb?.form === "part")
  );
}

/** The noun that ends a match must be its phrase's head: "challenge course" is not about challenges. */
function nounFits(sentence: Sentence, match: LexiconMatch): boolean {
  const last = match.entry.pattern.at(-1);
  if (last?.type !== "lemma" || last.class !== "n") return true;
  const guarded = match.entry.guards.some((guard) => guard.name === "next" && !guard.negated);
  return guarded || sentence.tokens[match.to]?.pos !== "NOUN";
}

function adverbFits(sentence: Sentence, match: LexiconMatch): boolean {
  const first = match.entry.pattern[0];
  if (first?.type !== "lemma" || first.class !== "r") return true;
  const previous = sentence.tokens[match.from - 1]?.lower ?? "";
  return !degreeWords.has(previous) && previous !== "more" && previous !== "most";
}

/** Whether a replacement may stand in the place of its match, whatever its words are. */
export const fits = (replacement: Replacement, match: LexiconMatch, sentence: Sentence): boolean =>
  positionFits(replacement, sentence, match) &&
  phrasalFits(replacement, sentence, match) &&
  nounFits(sentence, match) &&
  adverbFits(sentence, match);
