import { capitalize, firstWord, isCapitalized } from "../document/capitals.ts";
import type { Sentence, Token } from "../document/types.ts";
import { isDeterminer } from "../lexicon/context.ts";
import { persons } from "../lexicon/noun-classes.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

/** What can own something: people, groups and places. */
const owners = new Set(
  "company team city country school student teacher author child parent family village community government nation organization patient customer user reader writer player artist leader employee employer business brand university college woman man girl boy king queen world planet narrator character protagonist hero king state town region client worker owner manager director firm family restaurant hotel museum artist poet doctor nurse farmer driver society economy industry public audience viewer researcher scientist president committee board council group ship house film novel story book poem paper study".split(
    " ",
  ),
);

/** What is owned in so plain a sense that "of" and 's mean the same. */
const owned = new Set(
  "success growth size history future name goal mission performance reputation identity culture population economy capital leader founder owner strength weakness reaction response behavior opinion voice life health safety career journey attention interest trust needs need expectation experience ability role position decision choice struggle rise decline fate structure purpose title author protagonist narrator ending message tone theme setting plot style quality work well-being confidence motivation budget revenue income mood mind eye face hand home room past childhood dream fear emotion feeling progress welfare infrastructure finances workforce staff".split(
    " ",
  ),
);

const people = new Set(persons.split(","));

/** What takes "in": "the role of the state in trade". */
const takesIn = /^(role|interest|trust|confidence|success|rise|decline|progress|position)$/;
const place =
  /^(in|at|on|with|without|from|by|for|near|around|across|behind|under|as|within|inside|outside|like|between|among|against)$/;

/** "the future of students from poor families": the phrase tells which students, and must stay at them. */
const describes = (next: Token, thing: Token) =>
  place.test(next.lower) && !(next.lower === "in" && takesIn.test(thing.lemma));

function genitiveAt(sentence: Sentence, at: number): Candidate[] {
  const [article, thing, of, determiner, owner] = [0, 1, 2, 3, 4].map((step) => sentence.tokens[at + step]);
  const next = sentence.tokens[at + 5];
  if (!article || !thing || !of || !determiner || !owner || article.lower !== "the" || of.lower !== "of")
    return [];
  const words = [article, thing, of, determiner, owner];
  if (words.some((token) => token.protected !== null)) return [];
  if (thing.pos !== "NOUN" || !owned.has(thing.lemma) || owner.pos !== "NOUN" || !owners.has(owner.lemma))
    return [];
  if (
    !isDeterminer(determiner) ||
    /^(a|an|this|that|these|those|some|any|no|each|every|all|both)$/.test(determiner.lower)
  )
    return [];
  const goesOn =
    next &&
    (["NOUN", "PROPN", "PART"].includes(next.pos) ||
      /^(of|that|who|which|whose|where|and|or|['’]s?)$/.test(next.lower) ||
      clauseAt(sentence, at + 5) !== null ||
      (next.pos === "VERB" && /(ed|en|ing)$/.test(next.lower)) ||
      describes(next, thing));
  const before = sentence.tokens[at - 1]?.lower ?? "";
  // "in the eyes of the world", "at the heart of the town": set phrases.
  const isSet = /^(in|at|into)$/.test(before) && /^(eye|hand|face|heart|mind)$/.test(thing.lemma);
  // "the voice of the customer": a term of product work.
  const isTerm = thing.lower === "voice" && owner.lower === "customer";
  // "the face of our planet", "the face of the brand": only people have one of flesh.
  const isFigure = /^(eye|hand|face|mind)$/.test(thing.lemma) && !people.has(owner.lemma);
  if (goesOn || isSet || isTerm || isFigure || before === "of") return [];
  if (/['’]/.test(owner.text)) return [];
  const plural = owner.lower !== owner.lemma;
  if (plural && !owner.lower.endsWith("s")) return [];
  const opens = at <= firstWord(sentence) && isCapitalized(article.text);
  const first = opens ? capitalize(determiner.text) : determiner.text;
  return [
    structuralCandidate(sentence, {
      kind: "phrase",
      origin: "genitive",
      reason: "shorter than a chain of “of”",
      from: at,
      to: at + 5,
      edits: [
        {
          start: article.start,
          end: owner.end,
          replacement: `${first} ${owner.text}${plural ? "’" : "’s"} ${thing.text}`.replaceAll("’", "'"),
        },
      ],
      prior: 2,
    }),
  ];
}

/** "the success of the company" to "the company's success". */
export const genitive: Rewrite = (sentence) => sentence.tokens.flatMap((_, at) => genitiveAt(sentence, at));
