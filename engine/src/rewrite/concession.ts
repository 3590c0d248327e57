import { capitalize } from "../document/capitals.ts";
import type { Sentence } from "../document/types.ts";
import { isBe } from "../lexicon/context.ts";
import { readsWithSo } from "../lexicon/refusals/degree.ts";
import type { Candidate, Rewrite, RewriteContext } from "./candidate.ts";
import { clauseAt, finiteTense, mainVerb, subordinators, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const concessive = new Set(["although", "though"]);
const longest = 16;

/** "It is true that", "it rained": no thing that the second clause could name. */
const impersonal = /^(be|may|might|can|could|seem|rain|snow|take)$/;

/** What tells that two clauses oppose each other and do not merely stand side by side. */
const opposing = /^(rest|opposite|critics|skeptics|opponents|detractors|instead|lacks?|fails?)$/;
/** What may oppose the clauses or belong to one of them only: "The lights never dim, while the rack holds two bags". */
const perhapsOpposing =
  /^(not|cannot|.+n['’]t|never|no|only|mere|merely|just|little|few|initially|originally|rarely|supposedly|seemingly|respectable|remains?|still|(welcom|criticiz|criticis|prais|condemn|applaud|oppos|support|embrac|reject)(e|es|ed|s)?|frustration|anger|concern|concerns|fear|fears)$/;

const whereabouts =
  /^(there|here|away|out|in|on|at|inside|outside|indoors|outdoors|upstairs|downstairs|home|abroad|asleep|awake|alive|young)$/;

/** What ends a clause that tells in what state somebody has a thing for a while. */
const keptState = /^(apart|open|on|off|out|up|down|handy|ready|nearby|here|there|together)$/;

/** "While" means "although" where its clause tells how things are, not what was going on. */
function isContrast(sentence: Sentence, verb: number): boolean {
  const tense = finiteTense(sentence, verb);
  const progressive = sentence.tokens
    .slice(verb + 1, verb + 3)
    .some((token) => /ing$/.test(token.lower) && token.pos === "VERB");
  const deed =
    sentence.tokens[verb]?.pos === "VERB" &&
    /^(i|he|she|we|they|you)$/.test(sentence.tokens[verb - 1]?.lower ?? "");
  // "While they are there, they pass the time": where somebody is for a while.
  const stays =
    sentence.tokens[verb]?.lemma === "be" && whereabouts.test(sentence.tokens[verb + 1]?.lower ?? "");
  // "While I have your attention", "While you have the case open", "while supplies last": as long as it lasts.
  const end = sentence.tokens.findIndex(({ text }, at) => at > verb && text === ",");
  const lasts =
    sentence.tokens[verb]?.lemma === "have" &&
    (keptState.test(sentence.tokens[end - 1]?.lower ?? "") ||
      sentence.tokens
        .slice(verb + 1, verb + 4)
        .some(({ lower }) => /^(attention|time|chance|opportunity|moment|minute)$/.test(lower)));
  if (lasts || sentence.tokens[verb]?.lemma === "last") return false;
  return tense !== null && tense !== "past" && tense !== "unclear" && !progressive && !deed && !stays;
}

/** The conjunction that joins the two clauses the other way round; null where the opener does not tell. */
function conjunctionFor(sentence: Sentence, verb: number, after: number): "but" | "so" | null {
  const opener = sentence.tokens[0]?.lower ?? "";
  if (concessive.has(opener)) return "but";
  if (opener === "while") return isContrast(sentence, verb) ? "but" : null;
  if (opener === "because") return "so";
  const perfect = sentence.tokens.slice(after).some((token) => ["has", "have", "had"].includes(token.lower));
  return opener === "since" && !perfect && isContrast(sentence, verb) ? "so" : null;
}

/** "Because they were new, the pumps ran well": put first, "They were new" would mean something else. */
function pointsForward(sentence: Sentence, comma: number): boolean {
  const pronoun = sentence.tokens[1]?.lower ?? "";
  if (!/^(he|she|they|it)$/.test(pronoun) || sentence.tokens[comma + 1]?.pos === "PRON") return false;
  return !(pronoun === "it" && impersonal.test(sentence.tokens[2]?.lemma ?? ""));
}

/** "While eyes are caught by the scanners, the glow of the monitors, and the sounds, these are tools": the comma parts a row. */
const opensRow = ({ tokens }: Sentence, comma: number): boolean => {
  const joint = tokens.findIndex(
    ({ text }, at) => at > comma && text === "," && /^(?:and|or)$/.test(tokens[at + 1]?.lower ?? ""),
  );
  return joint > 0 && tokens.some(({ text }, at) => at > joint && text === ",");
};

/** Where the second clause begins: after the first comma that a clause follows. */
function secondClause(sentence: Sentence, from: number): number | null {
  for (let comma = from; comma < sentence.tokens.length; comma += 1) {
    const token = sentence.tokens[comma];
    if (token?.pos === "PUNCT" && token.text !== ",") return null;
    if (token?.text !== ",") continue;
    // "While it is a smoking venue, which may not suit all, …": a clause inside the first.
    if (/^(which|who|whose|where)$/.test(sentence.tokens[comma + 1]?.lower ?? "")) return null;
    return clauseAt(sentence, comma + 1) && !opensRow(sentence, comma) ? comma : null;
  }
  return null;
}

/** "Because it is what I do, you see": what is said to the listener by the way is no second clause. */
const comment = /^(?:you (?:see|know)|i (?:think|guess|suppose|believe|mean)|it seems)$/;
function isComment({ tokens }: Sentence, comma: number): boolean {
  const words = tokens.slice(comma + 1).filter(({ pos }) => pos !== "PUNCT");
  return comment.test(words.map(({ lower }) => lower).join(" "));
}

/** "…, while others spoil, and each is kept apart": another "and" would make a chain. */
const chains = (sentence: Sentence, from: number): boolean =>
  sentence.tokens.some(
    ({ text }, at) => at > from && text === "," && sentence.tokens[at + 1]?.lower === "and",
  );

/** Words that set two clauses against each other where one has the first and the other the second. */
const contraries: readonly (readonly [RegExp, RegExp])[] = [
  [/^(good|kind|healthy|benevolent|virtuous)$/, /^(bad|evil|harmful|malicious|unhealthy|excessive|cruel)$/],
  [/^(short-term|immediate)$/, /^(long-term|lasting)$/],
  [/^(narrows?|shrinks?|limits?)$/, /^(expands?|widens?|broadens?|grows?)$/],
  [/^(positive|strengths?|success(es)?|gains?)$/, /^(negative|weakness(es)?|failures?|loss(es)?)$/],
  [
    /^(increases?|rises?|rising|more|high|higher)$/,
    /^(decreases?|falls?|falling|declining|less|fewer|low|lower)$/,
  ],
  [/^(rich|wealthy|elite)$/, /^(poor|majority|masses)$/],
  [/^traditional$/, /^(modern|online|distance|new|contemporary)$/],
];

/** "Good deeds add to it, while harmful ones mar it": a plain "and" would hide the contrast. */
function areContrary(sentence: Sentence, at: number): boolean {
  const has = (from: number, to: number, words: RegExp) =>
    sentence.tokens.slice(from, to).some(({ lower }) => words.test(lower));
  const opposes = (one: RegExp, other: RegExp) => has(0, at, one) && has(at, Infinity, other);
  return contraries.some(([one, other]) => opposes(one, other) || opposes(other, one));
}

/** "Peppers need five gallons of soil, while herbs are happy in smaller pots": what has less is set against what has more. */
const compares = ({ tokens }: Sentence, at: number): boolean =>
  tokens.some(
    ({ lower }, i) =>
      i > at &&
      /^(?:smaller|larger|bigger|lower|higher|shorter|longer|fewer|less|more|better|worse)$/.test(lower),
  );

/** "The firms, while they have grown, might fail": the verb of the firms is still to come. */
const isPutBetween = (sentence: Sentence, from: number): boolean =>
  sentence.tokens.some(({ text }, at) => at > from && text === "," && finiteTense(sentence, at + 1) !== null);

/** "some winning": a part and what it does, without a finite verb before `end`. */
const isPartDoing = (sentence: Sentence, at: number, end: number): boolean =>
  /^(?:some|one|many|most|each|several|others)$/.test(sentence.tokens[at]?.lower ?? "") &&
  sentence.tokens[at + 1]?.lower.endsWith("ing") === true &&
  mainVerb(sentence, at, end) === null;

/** "Cats sleep, while dogs play." to "Cats sleep, and dogs play."; "but" where the clauses oppose each other. */
function trailingContrast(sentence: Sentence): Candidate[] {
  return sentence.tokens.flatMap((token, at): Candidate[] => {
    const clause =
      token.lower === "while" && sentence.tokens[at - 1]?.text === "," ? clauseAt(sentence, at + 1) : null;
    if (!clause || token.protected !== null || !isContrast(sentence, clause.verb)) return [];
    if (!mainVerb(sentence, 0, at) || subordinators.has(sentence.tokens[0]?.lower ?? "")) return [];
    const embedded = /^(that|and|but|or|which|who|because|if)$/.test(sentence.tokens[at - 2]?.lower ?? "");
    if (embedded || secondClause(sentence, clause.verb)) return [];
    // "…, with one group winning, while others lose": both hang on "with". "…, some winning, while others lose": no clause.
    const absolute = sentence.tokens.some(
      ({ text }, i) =>
        i < at &&
        text === "," &&
        (sentence.tokens[i + 1]?.lower === "with" || isPartDoing(sentence, i + 1, at)),
    );
    if (absolute || chains(sentence, at) || isPutBetween(sentence, clause.verb) || areContrary(sentence, at))
      return [];
    // "English accounts tell of courage, while Spanish accounts tell of storms": two of a kind are set against each other.
    const head = sentence.tokens[clause.subject.to - 1];
    const paired =
      /^(?:NOUN|PROPN)$/.test(head?.pos ?? "") &&
      sentence.tokens.slice(0, at).some(({ lemma }) => lemma === head?.lemma);
    if (paired) return [];
    const last = sentence.tokens.findLast(({ pos }) => pos !== "PUNCT")?.lower ?? "";
    // "The first is measured, while the second is not."
    // "Most herbs need sun, while mint can do with shade": what holds of most is set against the rest.
    const opposed =
      /^(not|.+n['’]t)$/.test(last) ||
      sentence.tokens[0]?.lower === "most" ||
      sentence.tokens.some(({ lower }) => opposing.test(lower));
    if (!opposed && sentence.tokens.some(({ lower }) => perhapsOpposing.test(lower))) return [];
    if (!opposed && compares(sentence, at)) return [];
    return [
      structuralCandidate(sentence, {
        kind: "function-word",
        origin: `while to ${opposed ? "but" : "and"}`,
        reason: "people join such clauses with a plain word",
        from: at,
        to: at + 1,
        edits: [{ start: token.start, end: token.end, replacement: opposed ? "but" : "and" }],
      }),
    ];
  });
}

/** "Although it rained, we went." to "It rained, but we went."; "Because …, …" to "…, so …". */
export const concession: Rewrite = (sentence, context) => [
  ...trailingContrast(sentence),
  ...turned(sentence, context),
];

const turning = /^(but|yet|however)$/;

/** "It is old, but it works. It is slow, but it …": a second turn right behind the first, or before it. */
const turnsTwice = ({ previous, next }: Pick<RewriteContext, "previous" | "next">): boolean =>
  Boolean(previous?.tokens.some(({ lower }) => turning.test(lower))) ||
  Boolean(next?.tokens.slice(0, 3).some(({ lower }) => turning.test(lower)));

function turned(sentence: Sentence, context: RewriteContext): Candidate[] {
  const { tone } = context;
  const [opener, first] = sentence.tokens;
  const clause = opener && first && clauseAt(sentence, 1);
  if (!opener || !first || !clause || first.protected !== null || opener.protected !== null) return [];
  const comma = secondClause(sentence, clause.verb + 1);
  const mark = comma === null ? undefined : sentence.tokens[comma];
  if (comma === null || !mark || wordsBetween(sentence, 1, comma) > longest) return [];
  if (isComment(sentence, comma)) return [];
  const conjunction = conjunctionFor(sentence, clause.verb, comma);
  if (conjunction === null || (conjunction === "so" && tone !== "casual" && tone !== "conversational"))
    return [];
  if (conjunction === "but" && turnsTwice(context)) return [];
  const after = sentence.tokens[comma + 1];
  if (conjunction === "so" && after && readsWithSo(after)) return [];
  const second = after?.lower ?? "";
  const already = sentence.tokens
    .slice(comma + 1)
    .some((token) => ["but", "so", "still", "yet", "nevertheless"].includes(token.lower));
  // "Because the signs overlap so heavily, …": on its own, the degree would ask for a result.
  if (sentence.tokens.slice(1, comma).some(({ lower }) => lower === "so" || lower === "such")) return [];
  // "Because the truth is, I don't know": no clause ends with its verb.
  if (already || pointsForward(sentence, comma) || isBe(sentence.tokens[comma - 1])) return [];
  if (second === "there" || !mainVerb(sentence, comma + 1, sentence.tokens.length)) return [];
  const candidate: Candidate = structuralCandidate(sentence, {
    kind: "order",
    origin: `${opener.lower} to ${conjunction}`,
    reason: `the two halves joined by “${conjunction}” read as people put it`,
    from: 0,
    to: comma + 1,
    edits: [
      { start: opener.start, end: first.start + 1, replacement: capitalize(first.text).charAt(0) },
      { start: mark.end, end: mark.end, replacement: ` ${conjunction}` },
    ],
    prior: 6,
  });
  return [candidate];
}
