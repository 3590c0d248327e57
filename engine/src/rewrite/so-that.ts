import type { Sentence } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import type { Rewrite } from "./candidate.ts";
import { wordAt } from "./clause.ts";
import { type FiniteVerb, soleVerb } from "./participle/main-verb.ts";
import { hasLooseFinite, hasSecondVerb, trailingClause } from "./participle/trailing-clause.ts";
import { structuralCandidate } from "./structural.ts";

const subjects: ReadonlyMap<string, string> = new Map([
  ["them", "they"],
  ["us", "we"],
  ["me", "I"],
  ["him", "he"],
  ["her", "she"],
  ["you", "you"],
]);

/** "could" behind a past, "can" behind what is, has been or will be; null where another mood would be needed. */
function ability(sentence: Sentence, { at, tense }: FiniteVerb): "can" | "could" | null {
  const word = wordAt(sentence, at);
  if (sentence.tokens.slice(at, at + 3).some(({ lower }) => /^(not|never|.+n['’]t|cannot)$/.test(lower)))
    return null;
  if (tense === "past" || /^(could|would|might)$/.test(word)) return "could";
  return tense === "unclear" || /^(should|must|need)$/.test(word) ? null : "can";
}

/** ", allowing guests to rest" to ", so guests can rest"; formal tones say "so that". */
export const soThat: Rewrite = (sentence, { tone }) => {
  const { tokens } = sentence;
  const clause = trailingClause(sentence);
  if (!clause || !/^(allow|enable)$/.test(clause.base) || tokens.at(-1)?.text !== ".") return [];
  const object = nounPhraseAt(sentence, clause.verb + 1);
  const to = object && tokens[object.to];
  const deed = object && tokens[object.to + 1];
  if (!object || to?.lower !== "to" || !deed || deed.lower !== deed.lemma || !/^(VERB|AUX)$/.test(deed.pos))
    return [];
  if (hasLooseFinite(sentence, clause.verb + 1) || hasSecondVerb(sentence, clause.verb + 1)) return [];
  const main = soleVerb(sentence, clause.comma);
  const can = main && ability(sentence, main);
  const comma = tokens[clause.comma];
  const first = tokens[object.from];
  // "embraced the wall, allowing it to fall": "it" may be the wall or the whole.
  if (!can || !comma || !first || first.lower === "it") return [];
  const pronoun = object.to - object.from === 1 ? subjects.get(first.lower) : undefined;
  const opening = tone === "formal" || tone === "academic" ? ", so that" : ", so";
  return [
    structuralCandidate(sentence, {
      kind: "clause",
      origin: "-ing to so",
      reason: "machines trail -ing clauses behind their sentences",
      from: clause.comma,
      to: object.to + 1,
      edits: [
        pronoun
          ? { start: comma.start, end: first.end, replacement: `${opening} ${pronoun}` }
          : { start: comma.start, end: first.start - 1, replacement: opening },
        { start: to.start, end: to.end, replacement: can },
      ],
      prior: 8,
      spansFreeWords: true,
    }),
  ];
};
