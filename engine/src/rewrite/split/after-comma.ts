import { capitalize } from "../../document/capitals.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { isDeterminer, nounPhraseAt } from "../../lexicon/context.ts";
import { readsWithSo } from "../../lexicon/refusals/degree.ts";
import type { Tone } from "../../types.ts";
import type { Candidate, RewriteContext } from "../candidate.ts";
import { type Clause, clauseAt, mainVerb, mayEmbed, subordinators, wordsBetween } from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { opensPastClause, stopAfter } from "./halves.ts";

/** The fewest words of either half, and of both, that do not read as chopped. */
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

/** ", so it is recommended to keep them small": advice drawn from what was just said goes with it. */
const advises = ({ tokens }: Sentence, { subject, verb }: Clause): boolean =>
  tokens[subject.from]?.lower === "it" &&
  /^(?:is|['’]s)$/.test(tokens[verb]?.lower ?? "") &&
  tokens.slice(verb + 2, verb + 4).some(({ lower }) => lower === "to");

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

/** A comma with the conjunction and the clause behind it: ", and it …". */
interface Joint {
  readonly comma: number;
  readonly mark: Token;
  readonly conjunction: string;
  /** The first word of the second clause. */
  readonly subject: Token;
  readonly clause: Clause;
}

function jointAt(sentence: Sentence, comma: number): Joint | null {
  const [mark, conjunction, subject] = sentence.tokens.slice(comma, comma + 3);
  const clause = clauseAt(sentence, comma + 2);
  return mark && conjunction && subject && clause
    ? { comma, mark, conjunction: conjunction.lower, subject, clause }
    : null;
}

/** Whether the second clause cannot stand without the first, whatever joins them. */
function leansOnFirst(sentence: Sentence, { comma, subject, clause }: Joint): boolean {
  return (
    /^(one|who|which|ours|theirs|mine|yours|hers)$/.test(subject.lower) ||
    (subject.lower === "they" && comparesGroups(sentence, comma)) ||
    turns.test(sentence.tokens.at(-2)?.lower ?? "") ||
    mayBeListItem(sentence, comma, clause)
  );
}

/** "Resentment is a demand, and a demand makes sense only …": what is said of the thing named leads on from its naming. */
const argues = ({ tokens }: Sentence, { comma, subject, clause }: Joint): boolean =>
  /^an?$/.test(subject.lower) &&
  tokens
    .slice(clause.subject.from + 1, clause.subject.to)
    .some(
      ({ pos, lemma }) => pos === "NOUN" && tokens.slice(0, comma).some((token) => token.lemma === lemma),
    );

/** Whether the conjunction says more than that a second thought follows. */
function isMeant(sentence: Sentence, joint: Joint, context: RewriteContext): boolean {
  const { comma, conjunction, subject, clause } = joint;
  if (conjunction !== "and" && opensAlike(sentence, conjunction, context)) return true;
  if (conjunction === "so")
    return readsWithSo(subject) || tellsWhatFor(sentence, clause) || advises(sentence, clause);
  if (conjunction !== "and") return false;
  return (
    argues(sentence, joint) ||
    commands(sentence, comma) ||
    belongTogether(sentence, comma, clause) ||
    beginsAlike(sentence, subject) ||
    !mayOpen(subject)
  );
}

/** "It sank. But it rose. But it …": two sentences near by that open alike. */
function opensAlike(sentence: Sentence, conjunction: string, { previous, next }: RewriteContext): boolean {
  const kin = conjunction === "but" ? ["but", "however", "yet"] : [conjunction];
  if ([previous, sentence, next].some((near) => kin.includes(near?.tokens[0]?.lower ?? ""))) return true;
  // "It rose, but it sank. It tried, but it …": of two in a row the first is split.
  const before = previous?.tokens ?? [];
  return (
    conjunction === "but" && before.some(({ text }, at) => text === "," && before[at + 1]?.lower === "but")
  );
}

/** Whether both halves are long enough, and no third short sentence in a row. */
function areLong(sentence: Sentence, { comma, conjunction }: Joint, previous: Sentence | null): boolean {
  const left = wordsBetween(sentence, 0, comma);
  const right = wordsBetween(sentence, comma + 2, sentence.tokens.length);
  if (left < leastLeft || right < leastRight || left + right < leastTotal) return false;
  const before = previous ? wordsBetween(previous, 0, previous.tokens.length) : Number.POSITIVE_INFINITY;
  return conjunction !== "and" || left + right >= shortTotal || before > shortSentence;
}

const secondSentence = (opener: string, subject: Token) =>
  opener === "" ? ` ${capitalize(subject.text).charAt(0)}` : ` ${opener} ${subject.text.charAt(0)}`;

/** "It was late, and we went home." to "It was late. We went home."; `comma` is the mark before the conjunction. */
export function splitAfterComma(sentence: Sentence, comma: number, context: RewriteContext): Candidate[] {
  const joint = jointAt(sentence, comma);
  if (!joint || leansOnFirst(sentence, joint) || isMeant(sentence, joint, context)) return [];
  if (!areLong(sentence, joint, context.previous) || !standsAlone(sentence, comma)) return [];
  const { mark, conjunction, subject } = joint;
  return openersFor(conjunction, context.tone).map((opener, choice) =>
    structuralCandidate(sentence, {
      kind: "split",
      origin: `split ${conjunction}`,
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
