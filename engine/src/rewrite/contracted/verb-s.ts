import { isCapitalized } from "../../document/capitals.ts";
import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../../document/types.ts";
import {
  beginsNounPhrase,
  endsSentence,
  hasPluralEnding,
  isDeterminer,
  isPreposition,
  isPunctuation,
  nounPhraseAt,
} from "../../lexicon/context.ts";
import { wordSet } from "../../word-set.ts";
import { clauseAt } from "../clause.ts";
import { skipAdverbs } from "./adverbs.ts";
import { isParticiple } from "./verb-forms.ts";

export type Be = "is" | "are" | "has";

const things = wordSet("it that this what there here everything something nothing anything");
const people = wordSet("he she who everyone everybody someone somebody anyone anybody nobody");
const questions = wordSet("what who where how when why");

/** Participles that say a state: "it's known", "the office's based in Rome". */
const states = wordSet(
  "based called made named known located built designed needed supposed expected scheduled excited thrilled pleased delighted interested worried concerned committed involved meant used seen considered tired prepared convinced qualified married engaged surprised listed written priced aimed split tied linked covered packed filled closed gone",
);
/** Participles that say a deed where no object follows. */
const deeds = wordSet(
  "been gone become come grown happened worked occurred arrived lasted existed appeared turned lived begun gotten got had agreed decided tried waited struggled suffered served proved proven remained stayed",
);
/** "It's changed": either. */
const unclear = wordSet(
  "changed started improved moved developed evolved increased decreased dropped finished stopped ended learned shifted broken lost returned opened continued ready",
);
/** What takes its complement bare in the passive: "it's called a kite". */
const naming = wordSet("called named considered dubbed given deemed");

const sinceThen = wordSet("since lately recently");

const ofNouns = /^(?:own|first|last|next|latest|other|best|worst|only|same|past|.+est)$/;

function ofParticiple(sentence: Sentence, at: number, host: string): Be | null {
  const { tokens } = sentence;
  const word = tokens[at]?.lower ?? "";
  const next = tokens[at + 1];
  if (next?.lower === "that" && things.has(host)) return "is";
  // "Once that's done we can leave": what follows is the next clause.
  const endsClause = clauseAt(sentence, at + 1) !== null;
  const hasObject = !endsClause && (isDeterminer(next) || next?.pos === "PRON" || next?.pos === "PROPN");
  if (hasObject) return naming.has(word) ? "is" : "has";
  // "It's damaged cars", "it's damaged goods": either.
  if (next?.pos === "NOUN" && hasPluralEnding(next) && !naming.has(word)) return null;
  const isAsked = /^what(?:ever)?$/.test(tokens[at - 2]?.lower ?? "");
  if (isAsked && people.has(host)) return "has";
  if (word === "gone" || deeds.has(word)) return "has";
  if (tokens.slice(at + 1).some(({ lower }) => sinceThen.has(lower))) return "has";
  if (states.has(word)) return "is";
  const isStated = next === undefined || isPreposition(next) || isPunctuation(next) || endsClause;
  // "It's broken.", "If that's finished, we can go": with nothing to do it to, it is a state.
  const isClosed = next === undefined || isPunctuation(next) || endsClause;
  if (word === "done" && isStated) return "is";
  if (isClosed && things.has(host) && /^(?:broken|finished|lost)$/.test(word)) return "is";
  return things.has(host) && isStated && !unclear.has(word) ? "is" : null;
}

/** "Where's he gone?", "what's it mean?": which verb it is shows only behind the subject. */
function isOpenQuestion({ tokens }: Sentence, at: number): boolean {
  if (!beginsNounPhrase(tokens[at])) return false;
  const verb = tokens.slice(at, at + 5).find(({ pos, lower }) => pos === "VERB" && lower !== "like");
  return verb !== undefined && !verb.lower.endsWith("ing");
}

function isMany(sentence: Sentence, at: number): boolean {
  const first = sentence.tokens[at];
  if (!first) return false;
  if (/^(?:many|several|plenty|lots|few|two|three|four|five|six|seven|eight|nine|ten)$/.test(first.lower))
    return first.lower !== "plenty" || isManyOf(sentence, at);
  if (/^a$/.test(first.lower) && /^(?:lot|few|couple|bunch)$/.test(sentence.tokens[at + 1]?.lower ?? ""))
    return sentence.tokens[at + 1]?.lower === "few" || isManyOf(sentence, at + 1);
  if (isDeterminer(first) && /^(?:a|an|the|this|that|no)$/.test(first.lower)) return false;
  const run = nounPhraseAt(sentence, at);
  const head = run && sentence.tokens[run.to - 1];
  return head?.pos === "NOUN" && hasPluralEnding(head);
}

function isManyOf(sentence: Sentence, at: number): boolean {
  const run = sentence.tokens[at + 1]?.lower === "of" ? nounPhraseAt(sentence, at + 2) : null;
  const head = run && sentence.tokens[run.to - 1];
  return head?.lower === "people" || (head?.pos === "NOUN" && head.lower !== head.lemma);
}

/** What follows a pronoun's "'s": nothing but a verb can have made it. */
function afterPronoun(sentence: Sentence, at: number, host: string): Be | null {
  const next = sentence.tokens[at];
  if (!next || endsSentence(next)) return null;
  if (/^(?:got|gotten|been|had)$/.test(next.lower)) return "has";
  if (questions.has(host) && isOpenQuestion(sentence, at)) return null;
  if (/^(?:there|here)$/.test(host) && isMany(sentence, at)) return "are";
  if (next.pos === "VERB" && !next.lower.endsWith("ing"))
    return isParticiple(next.lower) ? ofParticiple(sentence, at, host) : questions.has(host) ? null : "is";
  return "is";
}

/** What may follow an adjective that says what its subject is: "ready to go", "sure that". */
const endsPredicate = (token: Token | undefined) =>
  endsSentence(token) ||
  (isPreposition(token) && token?.lower !== "of") ||
  token?.pos === "SCONJ" ||
  token?.lower === "to";

/** What follows the "'s" of a word that has a possessive as well: a verb wherever no noun can follow. */
function afterNoun(sentence: Sentence, at: number, host: string): Be | null {
  const next = sentence.tokens[at];
  const after = sentence.tokens[at + 1];
  if (!next || isPunctuation(next) || ofNouns.test(next.lower)) return null;
  if (/^(?:got|gotten|been)$/.test(next.lower)) return "has";
  if (/^(?:a|an|the|not|my|your|our|their|his|her|this|that|why|how|what|where)$/.test(next.text))
    return "is";
  if (next.lower === "going" && after?.lower === "to") return "is";
  if (/^(?:kind|sort)$/.test(next.lower) && after?.lower === "of" && sentence.tokens[at + 2]?.pos === "ADJ")
    return "is";
  if (next.pos === "ADP") return /^(?:of|worth)$/.test(next.lower) ? null : "is";
  if (next.pos === "ADJ")
    return (next.lower === "ready" || !canBe(next.lower, "NOUN")) && endsPredicate(after) ? "is" : null;
  if (next.pos !== "VERB" && next.lower !== "done") return null;
  if (next.lower.endsWith("ing"))
    return isDeterminer(after) || after?.pos === "PRON" || endsPredicate(after) ? "is" : null;
  if (!isParticiple(next.lower) || !(endsPredicate(after) || isDeterminer(after) || after?.pos === "PRON"))
    return null;
  return ofParticiple(sentence, at, host);
}

const opening =
  /^(?:and|but|so|because|if|when|since|while|though|although|that|think|know|hope|say|says|guess|,|;|:|-|–|—)$/;

/** Whether the noun at `at` ends the first phrase of its clause, and so may be its subject: "the plan's ready". */
function isSubject({ tokens }: Sentence, at: number): boolean {
  let from = at;
  while (/^(?:DET|ADJ|NOUN|PROPN)$/.test(tokens[from - 1]?.pos ?? "") || isDeterminer(tokens[from - 1]))
    from -= 1;
  const before = tokens[from - 1];
  return before === undefined || opening.test(before.lower);
}

/** "Ann's in Rome" is as likely the shop of that name, and "St. John's called" is. */
const standsAfterName = ({ tokens }: Sentence, at: number): boolean => {
  const next = tokens[at];
  return (
    next?.lower === "not" ||
    next?.lower === "a" ||
    next?.lower === "been" ||
    (next?.lower.endsWith("ing") ?? false)
  );
};

/** What "'s" stands for in the token at `at`; null where it is a possessive or not sure. */
export function readVerbS(sentence: Sentence, at: number): Be | null {
  const token = sentence.tokens[at];
  const before = sentence.tokens[at - 1];
  const host = token?.lower.replace(/'s$/, "") ?? "";
  const to = skipAdverbs(sentence, at + 1);
  const isBare = host === "one" && !/^(?:no|this|that)$/.test(before?.lower ?? "");
  if (isBare || host === "let" || host === "else") return null;
  const isIndefinite = /(?:one|body|thing)$/.test(host) && (people.has(host) || things.has(host));
  if (isIndefinite) return afterNoun(sentence, to, host);
  if (things.has(host) || people.has(host) || questions.has(host)) return afterPronoun(sentence, to, host);
  const isName = token?.pos === "PROPN" || isCapitalized(token?.text ?? "");
  if (!isSubject(sentence, at) || (isName && !standsAfterName(sentence, to))) return null;
  return afterNoun(sentence, to, host);
}
