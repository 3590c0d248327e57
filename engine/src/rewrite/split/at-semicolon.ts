import type { Sentence, Token } from "../../document/types.ts";
import { isPreposition, nounPhraseAt } from "../../lexicon/context.ts";
import type { Candidate } from "../candidate.ts";
import { clauseAt, mainVerb, setsRight, wordsBetween } from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { opensPastClause, stopAfter } from "./halves.ts";

/** "; its ring cut short by a shout": a participle and no verb of a clause. */
function hasAgent(sentence: Sentence, from: number): boolean {
  const to = nounPhraseAt(sentence, from)?.to ?? from;
  return sentence.tokens.slice(to + 1, to + 3).some(({ lower }) => lower === "by");
}

const longestOpening = 7;

/** "; beneath the surface, they can": a phrase put before its clause. */
function opensWithPhrase(sentence: Sentence, from: number): boolean {
  if (!isPreposition(sentence.tokens[from])) return false;
  const comma = sentence.tokens.findIndex(({ text }, at) => at > from && text === ",");
  return comma > 0 && comma - from <= longestOpening && clauseAt(sentence, comma + 1) !== null;
}

/** "; which was a change": no sentence of its own, unless it asks: "; who would know?" */
const isRelative = ({ tokens }: Sentence, { lower }: Token): boolean =>
  /^(which|who|whose|where)$/.test(lower) && tokens.at(-1)?.text !== "?";

const says =
  /^(say|maintain|insist|explain|argue|claim|think|believe|know|feel|add|tell|complain|protest|reason|recall|write|report|note|promise|decide|assure|suppose)$/;

/** "It was hers, she maintained; he had only borrowed it", "According to her, …; …": what follows is hers to say as well. */
function isReported(sentence: Sentence, at: number): boolean {
  if (sentence.tokens[0]?.lower === "according") return true;
  const comma = sentence.tokens.findLastIndex(({ text }, i) => i < at && text === ",");
  const clause = comma > 0 && at - comma <= 5 ? clauseAt(sentence, comma + 1) : null;
  const teller = sentence.tokens.slice(comma + 1, at);
  return (
    comma > 0 &&
    at - comma <= 5 &&
    teller.some(({ lemma }) => says.test(lemma)) &&
    (clause !== null || opensPastClause(sentence, comma + 1))
  );
}

/** "They differ in habits: some run ahead; some lag": items of what a colon announces. */
const isAnnouncedItem = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:some|others?|one|another|each|many|most|the)$/.test(tokens[at + 1]?.lower ?? "") &&
  tokens.slice(0, at).some(({ text }) => text === ":");

/** "It rained; we stayed." to "It rained. We stayed."; `at` is the semicolon. */
export function splitAtSemicolon(sentence: Sentence, at: number): Candidate[] {
  const [mark, next] = sentence.tokens.slice(at, at + 2);
  if (!mark || !next || next.protected !== null || isRelative(sentence, next) || isReported(sentence, at))
    return [];
  if (setsRight(sentence, at) || isAnnouncedItem(sentence, at)) return [];
  const opensClause =
    clauseAt(sentence, at + 1) ||
    (next.pos === "ADV" && sentence.tokens[at + 2]?.text === ",") ||
    (opensPastClause(sentence, at + 1) && !hasAgent(sentence, at + 1)) ||
    opensWithPhrase(sentence, at + 1);
  const states = mainVerb(sentence, 0, at) !== null || opensPastClause(sentence, 0);
  const semicolons = sentence.tokens.filter((token) => token.text === ";").length;
  if (!opensClause || semicolons > 1 || wordsBetween(sentence, 0, at) < 3 || !states) return [];
  return [
    structuralCandidate(sentence, {
      kind: "split",
      origin: "split ;",
      reason: "a full stop reads easier than a semicolon",
      from: at,
      to: at + 2,
      edits: [
        {
          start: mark.start,
          end: next.start + 1,
          replacement: `${stopAfter(sentence, at)} ${next.text.charAt(0).toUpperCase()}`,
        },
      ],
      prior: 8,
    }),
  ];
}
