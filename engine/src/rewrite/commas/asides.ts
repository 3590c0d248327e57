import type { Sentence, Token } from "../../document/types.ts";
import { isPreposition, nounPhraseAt } from "../../lexicon/context.ts";
import { persons } from "../../lexicon/noun-classes.ts";
import { wordSet } from "../../word-set.ts";
import { clauseAt, hasComma, mainVerb } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

const adverbs = wordSet(
  "perhaps therefore thus instead often sometimes eventually ultimately now again still too once maybe",
);

/** What needs the second comma for its own sake: "dried them, too, which he never did". */
const keepsComma = wordSet(
  "which who whom whose where that and or but nor so yet though although while as because since if when until before after not",
);

/** "The act, therefore, far from it, turns out", "alive, let alone strong, therefore, is": other commas set off a phrase beside. */
function standsBesideAside(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 3];
  const adverb = sentence.tokens[at + 1]?.lower;
  const joins = sentence.tokens[at - 1]?.pos;
  if (next?.pos !== "ADP" && next?.pos !== "ADV")
    return adverb !== "too" && joins !== "CCONJ" && hasComma(sentence, 0, at);
  const reach = mainVerb(sentence, 0, at) ? at + 8 : sentence.tokens.length;
  return hasComma(sentence, at + 3, reach);
}

/** "was, perhaps, the best" to "was perhaps the best". */
export const adverbCommas: CommaRule = (sentence, at) => {
  const adverb = sentence.tokens[at + 1]?.lower ?? "";
  if (at < 2 || !adverbs.has(adverb) || sentence.tokens[at + 2]?.text !== ",") return [];
  if (clauseAt(sentence, at + 3) || keepsComma.has(sentence.tokens[at + 3]?.lower ?? "")) return [];
  // "Field studies, too, could help": behind a noun the word has its pause, behind "he" it needs none.
  if (adverb === "too" && sentence.tokens[at - 1]?.pos !== "PRON") return [];
  const participle = sentence.tokens[at + 3];
  if (participle?.pos === "VERB" && participle.lower.endsWith("ing")) return [];
  // "Every spring, therefore, the villagers met": the clause has yet to begin.
  const opensClause = /^(DET|PRON|PROPN)$/.test(sentence.tokens[at + 3]?.pos ?? "");
  if (opensClause && !mainVerb(sentence, 0, at) && nounPhraseAt(sentence, at + 3)) return [];
  if (standsBesideAside(sentence, at)) return [];
  return dropCommas(sentence, [at, at + 2], "commas of an aside", "one light word needs no commas around it");
};

const closing = new Set(["too", "either", "again", "instead", "together", "alone"]);

const pairs = wordSet("bring put hold get keep pull tie join draw come piece");

/** "He left, too." to "He left too." */
export const closingComma: CommaRule = (sentence, at) => {
  const last = sentence.tokens[at + 2];
  const ends = at + 3 === sentence.tokens.length && /^[.!?]$/.test(last?.text ?? "");
  const word = sentence.tokens[at + 1]?.lower ?? "";
  // "whatever the world may bring, together": "bring together" is another verb.
  const isParticle =
    word === "together" &&
    sentence.tokens[at - 1]?.pos === "VERB" &&
    pairs.has(sentence.tokens[at - 1]?.lemma ?? "");
  return ends && closing.has(word) && !isParticle
    ? dropCommas(sentence, [at], "closing comma", "no pause is needed before the last word")
    : [];
};

/** Whether what follows the comma at `at` goes on with the list of examples, and is not the rest of the sentence. */
function goesOnWithList(sentence: Sentence, from: number, at: number): boolean {
  const next = sentence.tokens[at + 1];
  const joins = next?.pos === "CCONJ";
  const item = joins ? sentence.tokens[at + 2] : next;
  const before = sentence.tokens.slice(from, at);
  // "laws, such as this one, and" and "such as rice, tea, and salt, are": the list is over.
  const over = before.some(({ pos }) => pos === "CCONJ") || (joins && !hasComma(sentence, from, at));
  // "traits, such as age, moderate the effect": no item is joined on behind, so the word is a verb, whatever its tag.
  const isJoined = joins || sentence.tokens.slice(at + 2).some(({ pos }) => pos === "CCONJ");
  return (
    !over &&
    isJoined &&
    item !== undefined &&
    ["NOUN", "ADJ", "PROPN", "DET", "NUM"].includes(item.pos) &&
    !clauseAt(sentence, at + 1)
  );
}

/** Nouns that name a kind of thing, so that examples behind them are of them: "changes in fields such as law". */
const kinds = wordSet(
  "field area industry domain sector discipline subject topic country city region language platform device tool method technique process attribute factor means activity task source challenge problem issue measure practice service",
);

/** Behind these stands what a thing has to do with, not what it is. */
const concerning =
  /(affecting|facing|surrounding|concerning|(related|linked|tied) to|(associated|connected) with)\b/;

/** Whether the examples are surely of the noun right before the comma: not in "effects of the illness, such as a loss". */
function namesKind(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const noun = tokens[at - 1];
  if (noun?.pos !== "NOUN") return false;
  const ofKind = tokens[at - 2]?.lower === "of" ? tokens[at - 3] : undefined;
  if (ofKind && kinds.has(ofKind.lemma) && isPlural(ofKind)) return true;
  if (noun.lower === noun.lemma && noun.lower !== "means") return false;
  if (kinds.has(noun.lemma)) return !isOfTrait(sentence, at);
  // "measures that raise supplies, such as investing": the examples are of a word farther back.
  if (hasRelative(sentence, at - 10, at) || tokens[at + 3]?.pos === "VERB") return false;
  // "protect their data, such as by changing", "issues affecting women, such as pay".
  const words = tokens.slice(Math.max(0, at - 5), at).map(({ lower }) => lower);
  if (isPreposition(tokens[at + 3]) || concerning.test(words.join(" "))) return false;
  if (isOfDeeds(sentence, at)) return false;
  // "easier between patients and providers, such as …"
  if (tokens[at - 2]?.pos === "CCONJ" && isPreposition(tokens[at - 4])) return false;
  const governor = tokens.findIndex(
    (token, i) =>
      i < at && isPreposition(tokens[i + 1]) && isPlural(token) && nounPhraseAt(sentence, i + 2)?.to === at,
  );
  return governor < 0;
}

const people = new Set(persons.split(","));

/** "laws to protect immigrants, such as the Rent Act", "trades hit hard by the floods, such as farming": the examples are of the laws and trades. */
function isOfDeeds({ tokens }: Sentence, at: number): boolean {
  const noun = tokens[at - 1];
  return tokens.slice(Math.max(0, at - 7), at - 1).some((token, i, rest) => {
    if (!isPlural(token)) return false;
    const [next, second, third] = rest.slice(i + 1, i + 4);
    if (next?.lower === "to") return second?.pos === "VERB" && people.has(noun?.lemma ?? "");
    const by = second?.pos === "ADV" ? third : second;
    return next?.pos === "VERB" && by?.lower === "by";
  });
}

const traits =
  /^(association|connotation|impact|consequence|implication|property|feature|characteristic|trait|quality|aspect|benefit|advantage|effect|symptom|function|component|type|form|example|element|part|cost|risk|result)$/;

/** "properties of natural languages, such as a rigid order": the examples are of the traits. */
function isOfTrait(sentence: Sentence, at: number): boolean {
  return sentence.tokens
    .slice(Math.max(0, at - 6), at)
    .some((token, i, rest) => token.pos === "NOUN" && traits.test(token.lemma) && isPreposition(rest[i + 1]));
}

const hasRelative = ({ tokens }: Sentence, from: number, to: number): boolean =>
  tokens.slice(Math.max(0, from), to).some(({ lower }) => /^(that|which|who)$/.test(lower));

const isPlural = ({ pos, lower, lemma }: Token): boolean => pos === "NOUN" && lower !== lemma;

/** "claims of fraud surrounding the sale of land, as well as anger": what goes on stands too far back. */
const isNested = ({ tokens }: Sentence, at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 9), at)
    .filter((token) => isPreposition(token) || (token.pos === "VERB" && token.lower.endsWith("ing"))).length >
  1;

/** "They saw the abbey, a fine work of the period, as well as": the comma closes what the first one opened. */
function closesApposition(sentence: Sentence, at: number): boolean {
  const opens = sentence.tokens.findLastIndex(({ text }, i) => i < at && text === ",");
  if (opens < 0 || mainVerb(sentence, 0, opens) === null) return false;
  return nounPhraseAt(sentence, opens + 1) !== null && mainVerb(sentence, opens + 1, at) === null;
}

/** Whether "as well as" would seem to go on with a list, a relative clause or a verb right before it. */
function goesOnWrongly(sentence: Sentence, at: number): boolean {
  if (isNested(sentence, at)) return true;
  // "for preventing leaks in large tears, as well as for treating them"
  const next = sentence.tokens[at + 4];
  if (next && isPreposition(next)) return true;
  if (sentence.tokens[at + 4]?.pos === "VERB" || hasRelative(sentence, at - 6, at)) return true;
  if (closesApposition(sentence, at)) return true;
  const before = sentence.tokens.slice(Math.max(0, at - 12), at);
  const comma = before.findIndex(({ text }, i) => text === "," && before[i + 1]?.pos !== "VERB");
  return (
    comma >= 0 && before.slice(comma).some(({ pos, text }, i) => i > 0 && (pos === "CCONJ" || text === ","))
  );
}

/** ", such as" and ", as well as" without their comma, where no other comma closes the examples. */
export const exampleComma: CommaRule = (sentence, at) => {
  const words = [1, 2, 3].map((step) => sentence.tokens[at + step]?.lower).join(" ");
  if (!/^(such as |as well as$)/.test(words)) return [];
  const belongs = words.startsWith("such as") ? namesKind(sentence, at) : !goesOnWrongly(sentence, at);
  const closes = sentence.tokens.some(
    (token, i) => i > at && token.text === "," && !goesOnWithList(sentence, at + 1, i),
  );
  return closes || !belongs
    ? []
    : dropCommas(sentence, [at], "comma before examples", "the examples belong to the word before them");
};
