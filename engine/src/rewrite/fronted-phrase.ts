import type { Sentence, Token } from "../document/types.ts";
import { beginsNounPhrase, isPreposition, nounPhraseAt } from "../lexicon/context.ts";
import { conjugate } from "../lexicon/morphology/verbs.ts";
import type { Rewrite } from "./candidate.ts";
import { clauseAt, mainVerb, mayEmbed, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";
import { capitalize, uncapitalizeToken } from "./text-edit.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const prepositions = words(
  "in at on during after before throughout without through across inside outside near behind above below beneath under",
);
/** Heads of openings that link sentences or comment on them: they belong where they are. */
const linking = words(
  "contrast fact addition short result example instance hand word conclusion summary particular general turn end last time sum essence effect truth reality theory practice case comparison moment first way point heart core extent average other side light view respect regard sense opinion note surface whole downside upside spirit conversely seriousness honesty fairness likelihood probability news response return meantime level scale basis",
);
/** Words whose sense depends on where they stand, or which point back at the phrase that would come after them. */
const bound =
  /^(not|no|never|nothing|nobody|none|only|even|just|also|too|it|its|they|them|their|theirs|this|these|those|such|that|so|there|both|either|neither|each|one|ones|others|another|something|else|same|here|then|himself|herself|itself|themselves|more|less)$/;
/** "To begin with", "To be fair", "To sum up": it orders or colors what is said and tells no purpose. */
const remark =
  /^(be|begin|start|sum|conclude|put|say|recap|summarize|summarise|clarify|reiterate|illustrate|finish|top|cap|foreshadow|anticipate|preview|repeat|restate|paraphrase|quote|borrow|mention|return|digress|generalize|simplify|continue|echo|judge|exaggerate)$/;
/** "To make matters worse", "To add to the trouble", "To give one example". */
const remarkObject =
  /^((make|complicate|add) (matters|things|to|insult)|(take|give|cite|name|use|offer) (one|another|just|an))$/;
/** "As you may be aware", "as we discussed": it comments on what is said, and behind it needs a comma. */
const comment =
  /^(aware|know|see|recall|remember|note|discuss|mention|say|tell|describe|explain|agree|request|promise|expect|suspect|hear|read|learn|imagine|suggest|show|point|state|report|understand|argue|predict|fear|hope|warn|outline|indicate|observe|write|put|ask)$/;
const thirdPerson = /^(he|she|him|her|his|hers)$/;

/** What opens the next sentence and points back at the last noun before it, which would be another one. */
const pointing = /^(it|its|it['’]s|they|their|he|his|she|her|this|these|that|those|there|here)$/;
const pointsBack = (next: Sentence | null): boolean =>
  next?.tokens.slice(0, 3).some(({ lower }) => pointing.test(lower)) ?? false;

/** "In some states, … In others, …": two sentences that open alike are set against each other. */
const isPair = (one: Sentence | null, other: Sentence | null): boolean =>
  one !== null && other !== null && one.tokens[0]?.lower === other.tokens[0]?.lower;

/** What "this" and "that" may stand before in a phrase that goes to the end: others link it with what was said. */
const ownPlaces = words(
  "paper study work article essay report section chapter day night evening morning afternoon moment year",
);

/** "In the fridge, it lasts. At room temperature, it spoils.": two places or times set against each other. */
const opensWithPlace = (sentence: Sentence | null): boolean =>
  sentence !== null && prepositions.has(sentence.tokens[0]?.lower ?? "");

/** "varies from town to town", "fits patients with a cold": one more phrase would belong to the last noun. */
const hasPhrases = (tokens: readonly Token[]): boolean => {
  const found = tokens.filter(
    (token, i) => isPreposition(token) && (token.lower !== "to" || tokens[i + 1]?.pos === "DET"),
  );
  return found.length > 1 || isPreposition(tokens.at(-1));
};

const longestPhrase = 14;
const longestClause = 18;

type Opening = "phrase" | "gerund" | "purpose" | "clause";

/** "Behind the lens, I had a purpose": at the end the place would belong to what one has. */
const hasThings = (sentence: Sentence, verb: number | null): boolean =>
  verb !== null &&
  sentence.tokens[verb]?.lemma === "have" &&
  !/^(after|before|during|throughout)$/.test(sentence.tokens[0]?.lower ?? "");

/** What the sentence opens with, up to its first comma; null where it is nothing that can go to the end. */
function openingOf(sentence: Sentence, comma: number): Opening | null {
  const [opener, next] = sentence.tokens;
  if (!opener || !next) return null;
  const gerund = next.pos === "VERB" && next.lower.endsWith("ing");
  // "By adopting it": what is meant stands in the sentence before.
  if (gerund && /^(it|them|this|these|that|those|so)$/.test(sentence.tokens[comma - 1]?.lower ?? ""))
    return null;
  if (opener.lower === "by") return gerund ? "gerund" : null;
  const afterNext = `${next.lower} ${sentence.tokens[2]?.lower}`;
  if (opener.lower === "to" && (remark.test(next.lower) || remarkObject.test(afterNext))) return null;
  if (opener.lower === "to") return next.pos === "VERB" && next.lower === next.lemma ? "purpose" : null;
  if (opener.lower === "as") {
    if (sentence.tokens.slice(1, comma).some(({ lemma }) => comment.test(lemma))) return null;
    return next.lower === "it" || verbOf(sentence, 1, comma) === null ? null : "clause";
  }
  if (!prepositions.has(opener.lower)) return null;
  if (gerund) return ["after", "before", "without"].includes(opener.lower) ? "gerund" : null;
  const run = beginsNounPhrase(next) ? nounPhraseAt(sentence, 1) : null;
  const head = run && sentence.tokens[run.to - 1];
  const nominal = sentence.tokens
    .slice(1, comma)
    .every((token) => token.pos !== "VERB" && token.pos !== "AUX");
  const pointsAway = /^(this|these|that|those)$/.test(next.lower) && !ownPlaces.has(head?.lemma ?? "");
  return head && nominal && !pointsAway && head.pos === "NOUN" && !linking.has(head.lemma) && run.to - 1 > 1
    ? "phrase"
    : null;
}

/** Whether a coordination may be of clauses and not of nouns, or of verbs where the phrase goes with both. */
const coordinatesClauses = (tokens: readonly Token[], opening: Opening) =>
  tokens.some((token, i) => {
    const next = tokens[i + 1];
    if (token.pos !== "CCONJ" || next === undefined) return false;
    const verbs = opening === "gerund" && next.pos === "VERB" && next.lower === next.lemma;
    return !verbs && !["NOUN", "ADJ", "DET", "PROPN"].includes(next.pos);
  });

/**
 * The verb of the clause at `from`: also a form in -ed that could be a participle, as the clause has no other verb.
 */
function verbOf(sentence: Sentence, from: number, to: number): number | null {
  const clause = clauseAt(sentence, from);
  if (clause) return clause.verb < to ? clause.verb : null;
  let at = nounPhraseAt(sentence, from)?.to ?? to;
  if (sentence.tokens[at]?.lower === "of") at = nounPhraseAt(sentence, at + 1)?.to ?? to;
  while (sentence.tokens[at]?.pos === "ADV") at += 1;
  const token = sentence.tokens[at];
  if (at >= to || token?.pos !== "VERB" || mainVerb(sentence, at + 1, to) !== null) return null;
  return conjugate(token.lemma).past === token.lower ? at : null;
}

/** Whether the main clause is plain enough that what is put behind it can belong to its verb only. */
function isPlain(sentence: Sentence, from: number, to: number, opening: Opening): boolean {
  const verb = verbOf(sentence, from, to);
  if (verb === null || mayEmbed(sentence, from, to)) return false;
  const tokens = sentence.tokens.slice(from, to);
  if (tokens.some((token) => bound.test(token.lower) || token.pos === "PUNCT" || token.protected === "quote"))
    return false;
  if (opening === "clause" && tokens.some((token) => thirdPerson.test(token.lower))) return false;
  if (coordinatesClauses(tokens, opening)) return false;
  const rest = tokens.slice(verb + 1 - from);
  const otherVerb = rest.some(
    (token, i) =>
      (/ing$/.test(token.lower) && (token.pos === "VERB" || isPreposition(rest[i - 1]))) ||
      (token.lower === "to" && rest[i + 1]?.pos === "VERB") ||
      ["who", "which", "what", "how", "where", "why"].includes(token.lower),
  );
  return !otherVerb && mainVerb(sentence, verb + 3, to) === null;
}

/** "By reading the log, the team found the fault." to "The team found the fault by reading the log." */
export const frontedPhrase: Rewrite = (sentence, { previous, next }) => {
  const { tokens } = sentence;
  if (pointsBack(next) || isPair(previous, sentence) || isPair(sentence, next)) return [];
  const comma = tokens.findIndex((token) => token.text === ",");
  const stop = tokens.length - 1;
  const [opener, first, mark, end] = [tokens[0], tokens[comma + 1], tokens[comma], tokens[stop]];
  if (!opener || !first || !mark || end?.text !== "." || comma < 3) return [];
  const phrase = tokens.slice(0, comma);
  if (phrase.some((token) => token.protected !== null || token.pos === "PUNCT" || token.text === "—"))
    return [];
  if (first.protected !== null || comma > longestPhrase) return [];
  const opening = openingOf(sentence, comma);
  const length = wordsBetween(sentence, comma + 1, stop);
  if (opening === null || length < 4 || length > longestClause) return [];
  if (!isPlain(sentence, comma + 1, stop, opening)) return [];
  if (opening === "phrase") {
    const verb = verbOf(sentence, comma + 1, stop);
    if (opensWithPlace(next) || hasThings(sentence, verb) || hasPhrases(tokens.slice(verb ?? stop, stop)))
      return [];
  }
  if (tokens.slice(comma + 1, stop).some(({ lower }) => lower === opener.lower)) return [];
  const text = phrase.map((token, i) => (i === 0 ? uncapitalizeToken(token) : token.text)).join(" ");
  return [
    structuralCandidate(sentence, {
      kind: "order",
      origin: `fronted ${opening}`,
      reason: "machines put these phrases first more often than people do",
      from: 0,
      to: tokens.length,
      edits: [
        { start: opener.start, end: first.end, replacement: capitalize(first.text) },
        { start: end.start, end: end.start, replacement: ` ${text}` },
      ],
      spansFreeWords: true,
      prior: 4,
    }),
  ];
};
