import type { Sentence, Token } from "../document/types.ts";
import { isDeterminer, isPreposition, nounPhraseAt } from "../lexicon/context.ts";
import { conjugate } from "../lexicon/morphology/verbs.ts";
import { readsWithSo } from "../lexicon/refusals/degree.ts";
import type { Tone } from "../types.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import {
  type Clause,
  clauseAt,
  mainVerb,
  mayEmbed,
  setsRight,
  subordinators,
  wordsBetween,
} from "./clause.ts";
import { structuralCandidate } from "./structural.ts";
import { capitalize } from "./text-edit.ts";

const leastLeft = 6;
const leastRight = 5;
const leastTotal = 13;

/** Two halves with fewer words than this make three short sentences in a row behind one of at most so many words. */
const shortTotal = 18;
const shortSentence = 8;

/** ", so your team can rest", ", so you don't have to ask" tell what for: they cannot stand alone. */
function tellsWhatFor({ tokens }: Sentence, { subject, verb }: Clause): boolean {
  // "It keeps you cool, so you wake up rested."
  if (tokens[subject.from]?.lower === "you") return true;
  const [first, second] = tokens.slice(verb, verb + 3).filter(({ lower }) => lower !== "not");
  if (/^(can|could|may|might)$/.test(first?.lower ?? "")) return true;
  return /^(do|don['’]t|doesn['’]t)$/.test(first?.lower ?? "") && /^(have|need)$/.test(second?.lower ?? "");
}

/** "It has lost its port, and it has carried on regardless": the second clause lives from the first. */
const turns = /^(regardless|anyway|anyhow|nonetheless|nevertheless|too|either|instead|accordingly)$/;

/** "Those who slept did better than those who did not, and they …": in its own sentence "they" means the others. */
const comparesGroups = ({ tokens }: Sentence, to: number) =>
  tokens.some(({ lower }, at) => at < to && lower === "those" && tokens[at - 1]?.lower === "than");

/** What stands at the head of the second sentence, best first; empty drops the conjunction. */
function openersFor(conjunction: string, tone: Tone): readonly string[] {
  const plain = tone === "casual" || tone === "conversational";
  if (conjunction === "and") return [""];
  if (conjunction === "but") return plain ? ["But"] : [];
  return conjunction === "so" && plain ? ["So"] : [];
}

/** "Fall is here, and I don't know about you, but …": said only to lead up to what follows. */
const leadsUp = ({ tokens }: Sentence, to: number): boolean =>
  /^know about (?:you|others)$/.test(
    tokens
      .slice(Math.max(0, to - 3), to)
      .map(({ lower }) => lower)
      .join(" "),
  );

/** Whether the words before the comma can stand as a sentence: one finite clause, nothing open. */
function standsAlone(sentence: Sentence, to: number): boolean {
  const first = sentence.tokens[0];
  // "To build trust, they publish results, and …", "According to them, …, and …": what is put first may hold for both.
  if (
    !first ||
    /^(to|by|with|without|given|according)$/.test(first.lower) ||
    subordinators.has(first.lower) ||
    leadsUp(sentence, to) ||
    mayEmbed(sentence, 0, to) ||
    !mainVerb(sentence, 0, to)
  )
    return false;
  // "He slept until the bell rang, and the sun rose": both hang on "until".
  const hangs = sentence.tokens.some(
    ({ lower }, at) => at < to && lower === "until" && clauseAt(sentence, at + 1),
  );
  if (hangs) return false;
  for (let at = 1; at < to; at += 1) {
    const opensClause =
      sentence.tokens[at]?.text === "," &&
      (clauseAt(sentence, at + 1) ||
        // "They loved the dogs, they adored one another, and they …".
        /^(i|you|he|she|it|we|they)$/.test(sentence.tokens[at + 1]?.lower ?? "") ||
        // "His hands hurt, his back is stiff, and he …": "back" and "still" are not always read as the nouns they are.
        (isDeterminer(sentence.tokens[at + 1]) && mainVerb(sentence, at + 2, Math.min(to, at + 5))) ||
        opensPastClause(sentence, at + 1) ||
        (nounPhraseAt(sentence, at + 1) && mainVerb(sentence, at + 1, to) !== null));
    if (opensClause && (mainVerb(sentence, 0, at) || opensPastClause(sentence, 0))) return false;
  }
  return true;
}

/** "Walk into any school, and you will find …": what is asked for is the condition of what follows. */
function commands({ tokens }: Sentence, to: number): boolean {
  const opensSo = (from: number) => {
    const first = tokens.slice(from, to).find(({ pos }) => !/^(ADV|INTJ|CCONJ)$/.test(pos));
    return first?.pos === "VERB" && first.lower === first.lemma;
  };
  // "In the meantime, scan the code, and you can see …".
  const fronted = tokens.findIndex(({ text }, at) => at < to && text === ",");
  return opensSo(0) || (fronted > 0 && opensSo(fronted + 1));
}

const looks = /^(look|glance|gaze|stare|peer|listen|turn|open|close|touch|taste)$/;
const perceives = /^(see|hear|find|notice|feel|smell)$/;

/** "He looked out, and he saw …", "There is A, and there is B, but …": the second clause belongs to the first. */
function belongTogether({ tokens }: Sentence, comma: number, { verb }: Clause): boolean {
  const seen =
    perceives.test(tokens[verb]?.lemma ?? "") &&
    tokens.slice(0, comma).some(({ lemma }) => looks.test(lemma));
  const turnsAgainstBoth = tokens.some(
    ({ text }, at) => at > comma && text === "," && /^(but|yet)$/.test(tokens[at + 1]?.lower ?? ""),
  );
  return seen || turnsAgainstBoth;
}

/** "I asked him about his life, and I learned a lot": two short sentences that both begin with "I" would sound like a list. */
function beginsAlike({ tokens }: Sentence, subject: Token): boolean {
  return subject.pos === "PRON" && tokens[0]?.lower === subject.lower;
}

/** ", and the services …": the last item of a list may look like a clause. */
function mayBeListItem(sentence: Sentence, comma: number, clause: Clause): boolean {
  if (clause.subject.to - clause.subject.from === 1 && sentence.tokens[clause.subject.from]?.pos === "PRON")
    return false;
  const subject = sentence.tokens[clause.subject.from];
  if (sentence.tokens[clause.verb]?.pos !== "AUX" && !isDeterminer(subject) && subject?.pos !== "PROPN")
    return true;
  return sentence.tokens.slice(Math.max(0, comma - 8), comma).some((token) => token.text === ",");
}

/** No sentence begins with a figure or a name that has a small letter: "and 17 units were", "and v2.3 was", "and iPhones were". */
const mayOpen = ({ text }: Token): boolean => !/^\d|^\p{Ll}[\p{L}]*[\p{N}\p{Lu}]/u.test(text);

function splitAt(sentence: Sentence, comma: number, { tone, previous, next }: RewriteContext): Candidate[] {
  const [mark, conjunction, subject] = sentence.tokens.slice(comma, comma + 3);
  const clause = clauseAt(sentence, comma + 2);
  if (
    !mark ||
    !conjunction ||
    !subject ||
    /^(one|who|which|ours|theirs|mine|yours|hers)$/.test(subject.lower) ||
    (subject.lower === "they" && comparesGroups(sentence, comma)) ||
    (conjunction.lower === "so" &&
      (readsWithSo(subject) || (clause !== null && tellsWhatFor(sentence, clause)))) ||
    !clause ||
    turns.test(sentence.tokens.at(-2)?.lower ?? "") ||
    mayBeListItem(sentence, comma, clause)
  )
    return [];
  if (
    conjunction.lower === "and" &&
    (commands(sentence, comma) ||
      belongTogether(sentence, comma, clause) ||
      beginsAlike(sentence, subject) ||
      !mayOpen(subject))
  )
    return [];
  // "It sank. But it rose. But it …": two sentences near by that open alike.
  const kin = conjunction.lower === "but" ? ["but", "however", "yet"] : [conjunction.lower];
  const opensAlike =
    [previous, sentence, next].some((near) => kin.includes(near?.tokens[0]?.lower ?? "")) ||
    // "It rose, but it sank. It tried, but it …": of two in a row the first is split.
    (conjunction.lower === "but" &&
      previous?.tokens.some(({ text }, at) => text === "," && previous.tokens[at + 1]?.lower === "but"));
  if (opensAlike && conjunction.lower !== "and") return [];
  const left = wordsBetween(sentence, 0, comma);
  const right = wordsBetween(sentence, comma + 2, sentence.tokens.length);
  if (left < leastLeft || right < leastRight || left + right < leastTotal || !standsAlone(sentence, comma))
    return [];
  const before = previous ? wordsBetween(previous, 0, previous.tokens.length) : Number.POSITIVE_INFINITY;
  if (conjunction.lower === "and" && left + right < shortTotal && before <= shortSentence) return [];
  return openersFor(conjunction.lower, tone).map((opener, choice) =>
    structuralCandidate(sentence, {
      kind: "split",
      origin: `split ${conjunction.lower}`,
      reason: "two thoughts, two sentences",
      from: comma,
      to: comma + 3,
      edits: [
        {
          start: mark.start,
          end: subject.start + 1,
          replacement: stopAfter(sentence, comma) + secondSentence(opener, subject),
        },
      ],
      preference: 1 - choice / 2,
      prior: 8,
    }),
  );
}

/** The full stop that takes the place of the mark at `at`: none behind "2 p.m.", which has one. */
const stopAfter = ({ tokens }: Sentence, at: number) => (tokens[at - 1]?.text.endsWith(".") ? "" : ".");

const secondSentence = (opener: string, subject: Token) =>
  opener === "" ? ` ${capitalize(subject.text).charAt(0)}` : ` ${opener} ${subject.text.charAt(0)}`;

/** "tracers stitched threads": a form in -ed right behind its subject is the verb of a clause, as no list stands here. */
function opensPastClause(sentence: Sentence, from: number): boolean {
  let at = nounPhraseAt(sentence, from)?.to ?? sentence.tokens.length;
  while (sentence.tokens[at]?.pos === "ADV") at += 1;
  const verb = sentence.tokens[at];
  return verb?.pos === "VERB" && conjugate(verb.lemma).past === verb.lower;
}

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

function splitSemicolon(sentence: Sentence, at: number): Candidate[] {
  const [mark, next] = sentence.tokens.slice(at, at + 2);
  if (!mark || !next || next.protected !== null || isRelative(sentence, next) || isReported(sentence, at))
    return [];
  if (setsRight(sentence, at)) return [];
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

/** "- Arrives assembled; no tools required": an item without a full stop does not become two sentences. */
const stops = ({ tokens }: Sentence): boolean => tokens.slice(-3).some(({ text }) => /[.?!…:]/.test(text));

/** Splits a long sentence where a second full clause begins: ", and it …", "; it …". */
export const split: Rewrite = (sentence, context) =>
  sentence.tokens.flatMap((token, at) => {
    if (token.protected !== null || !stops(sentence)) return [];
    if (token.text === ";") return splitSemicolon(sentence, at);
    return token.text === "," ? splitAt(sentence, at, context) : [];
  });
