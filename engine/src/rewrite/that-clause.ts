import type { Sentence, Token } from "../document/types.ts";
import { isBe, isDeterminer } from "../lexicon/context.ts";
import { wordSet } from "../word-set.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt } from "./clause.ts";
import { goesOnWithThat } from "./rows.ts";
import { structuralCandidate } from "./structural.ts";

const nominative = new Set(["i", "he", "she", "we", "they"]);
const pronouns = new Set([...nominative, "you", "it", "there"]);

/** Verbs after which people leave out "that" before a pronoun. */
const reporting = wordSet(
  "mean think believe feel say know hope guess suppose realize find see show suggest wish decide learn notice claim understand imagine expect worry pretend remember forget fear prove agree swear admit",
);

/** More verbs whose clause may stand behind another phrase: "She told him at noon that he could leave". */
const telling = wordSet(
  "tell promise argue insist warn announce declare explain state discover report confirm note hear write add assume conclude demand request propose reveal dawn occur",
);

/** Those of them whose clause can't be taken for an object, so that any subject may follow. */
const surelyClausal = new Set(["mean", "think", "hope", "say", "suppose", "wish", "guess"]);

/** What a command may have its clause right behind: "Remember you can ask". */
const commands = new Set(["remember", "imagine", "suppose", "say", "pretend"]);

/** Nouns that "that" explains rather than describes: "the fact that he left". */
const explained =
  /^(fact|idea|belief|claim|notion|evidence|possibility|hope|feeling|sense|thought|realization|knowledge|view|theory|argument|assumption|conclusion|impression|news|point|proof|reason|sign|suspicion|concern|fear|worry|chance|risk|danger|likelihood|probability|certainty|doubt|guarantee|promise|rule|law|condition|requirement|understanding|awareness|recognition|confidence|conviction|faith|reminder|indication|warning|message|signal|statement|report|rumor|principle|premise|hypothesis|expectation|opinion|perception|myth|truth|reality|lesson|way|extent|degree|point|moment|second|instant|day|time|word|vow|oath|decision|agreement|insistence|admission|confirmation|assurance|verdict|finding|result|discovery|revelation|observation|intuition|illusion|delusion|pretense|dream|wish|prayer|demand|request|order|proposal|suggestion|recommendation|grounds|ground|case|testament|relief|regret|guilt|disbelief|terror|horror|joy|pride|sorrow|grief|shame|anger|accusation|allegation|complaint|charge|comfort|satisfaction|surprise|shock|panic|anxiety|dread|resonance|night|irony|miracle|pity|luck|trust|consensus|explanation|excuse|pretext|hint|clue|answer|reply|response|secret|story|tale|legend|prophecy|prediction|lie|acknowledge?ment|assertion|gratitude|disappointment|announcement|exclamation|affirmation|contention|frustration|excitement|delight|dismay|amazement|astonishment|annoyance|protest|plea|pledge|threat|boast|misconception|stereotype|inference|stipulation|proviso)s?$/;

const drop = (sentence: Sentence, that: Token, from: number, origin: string): Candidate => {
  const next = sentence.tokens[from + 2];
  return structuralCandidate(sentence, {
    kind: "function-word",
    origin,
    reason: "people leave out “that” where the sentence is clear without it",
    from,
    to: from + 3,
    edits: [{ start: that.start, end: next?.start ?? that.end, replacement: "" }],
    prior: 1,
  });
};

/** "means that the firm must" to "means the firm must". */
function complement(sentence: Sentence, at: number, plain: boolean): boolean {
  const verb = sentence.tokens[at - 1];
  const next = sentence.tokens[at + 1];
  if (verb?.pos !== "VERB" || !next || !reporting.has(verb.lemma) || verb.lower.endsWith("ing")) return false;
  // "Agree that it did": a bare command and its clause would run into each other.
  if (at === 1 && !commands.has(verb.lemma)) return false;
  const before = sentence.tokens[at - 2];
  // "Please know that we care", "Rest, and know that we care": so do the commands of letters.
  if (verb.lower === "know" && /^(and|please)$/.test(before?.lower ?? "")) return false;
  if (isBe(before) || (before?.pos === "ADV" && isBe(sentence.tokens[at - 3]))) return false;
  if (pronouns.has(next.lower)) return clauseAt(sentence, at + 1) !== null;
  const subject = isDeterminer(next) && !/^(that|those|what|which)$/.test(next.lower);
  return plain && subject && surelyClausal.has(verb.lemma) && clauseAt(sentence, at + 1) !== null;
}

/** "It is … that", where "that" must stay. */
const isCleft = (token: Token, next: Token | undefined): boolean =>
  /^it['’]s$/.test(token.lower) || (token.lower === "it" && isBe(next));

/** "a lump behind his ear that we had missed": without "that" the clause would seem to tell of the ear. */
function hangsOnNoun(sentence: Sentence, noun: number): boolean {
  let at = noun;
  while (["DET", "ADJ", "NOUN", "PROPN", "NUM", "PART", "PRON"].includes(sentence.tokens[at]?.pos ?? ""))
    at -= 1;
  const preposition = sentence.tokens[at];
  // "a scene involving a swordfish that I will cherish": the scene.
  if (preposition?.pos === "VERB" && preposition.lower.endsWith("ing"))
    return sentence.tokens[at - 1]?.pos === "NOUN";
  if (preposition?.pos !== "ADP") return false;
  // "They agreed at the outset that she would go": what was agreed.
  const placed = /^(at|in|on|from|after|before|during|by|to|through|via|with|without|beyond)$/.test(
    preposition.lower,
  );
  const says = sentence.tokens
    .slice(Math.max(0, at - 2), at)
    .some(({ pos, lemma }) => pos === "VERB" && (reporting.has(lemma) || telling.has(lemma)));
  // "the belief of many people that they can", "claims made by the defense that she had": the belief, the claims.
  const made = preposition.lower === "by" && sentence.tokens[at - 1]?.pos === "VERB";
  const head = sentence.tokens[at - (made ? 2 : 1)];
  if (head?.pos !== "NOUN") return placed && says;
  return (placed && says) || (preposition.lower === "of" || made ? explained.test(head.lemma) : true);
}

/** "the plan that they made" to "the plan they made". */
function objectRelative(sentence: Sentence, at: number): boolean {
  const noun = sentence.tokens[at - 1];
  const next = sentence.tokens[at + 1];
  if (noun?.pos !== "NOUN" || !next || explained.test(noun.lemma) || !nominative.has(next.lower))
    return false;
  if (hangsOnNoun(sentence, at - 1)) return false;
  const cleft = sentence.tokens.slice(0, at).some((token, i) => isCleft(token, sentence.tokens[i + 1]));
  const degree = sentence.tokens
    .slice(Math.max(0, at - 12), at)
    .some(({ lower }) => /^(so|such)$/.test(lower));
  return !cleft && !degree && clauseAt(sentence, at + 1) !== null;
}

/** Leaves out "that" before a clause: machines write it a third more often than people do. */
export const thatClause: Rewrite = (sentence, { tone }) => {
  const plain = tone === "casual" || tone === "conversational";
  return sentence.tokens.flatMap((token, at) => {
    if (token.lower !== "that" || token.protected !== null || at === 0) return [];
    if (goesOnWithThat(sentence, at + 1)) return [];
    if (complement(sentence, at, plain)) return [drop(sentence, token, at - 1, "that after a verb")];
    return objectRelative(sentence, at) ? [drop(sentence, token, at - 1, "that after a noun")] : [];
  });
};
