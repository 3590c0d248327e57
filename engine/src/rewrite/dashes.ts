import type { Sentence, Token } from "../document/types.ts";
import { beginsNounPhrase, isDeterminer, isPreposition } from "../lexicon/context.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import {
  type Clause,
  clauseAt,
  finiteTense,
  hasComma,
  mainVerb,
  subordinators,
  wordsBetween,
} from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const isDash = (text: string) => /^(—|–|--)$/.test(text);

/** "the + and – buttons", "press – to dim": a dash that stands for minus. */
const isMinus = ({ tokens }: Sentence, at: number): boolean =>
  /^(button|key|sign|symbol|icon|terminal|pole)s?$/.test(tokens[at + 1]?.lower ?? "") ||
  tokens.slice(Math.max(0, at - 3), at + 4).some(({ text }) => text === "+") ||
  /^(press|tap|hit|push)$/.test(tokens[at - 1]?.lower ?? "");

function around(
  sentence: Sentence,
  at: number,
  mark: string,
  source: string,
): { start: number; end: number; replacement: string } | null {
  const before = sentence.tokens[at - 1];
  const dash = sentence.tokens[at];
  const after = sentence.tokens[at + 1];
  if (!before || !dash || !after || dash.protected !== null) return null;
  const gap = source.slice(before.end, after.start);
  // "grades K–12", "a lutz–toe jump": a span or a compound.
  if (gap === "–" || isMinus(sentence, at)) return null;
  // "**Within reach** – The case …": a label, like those of the items beside it.
  if (before.text === "**") return null;
  return /[\n\r]/.test(gap) ? null : { start: before.end, end: after.start, replacement: mark };
}

/** Whether each finite verb behind `from` is that of a relative clause: "a park that everyone knows", "one you like". */
function hasOnlyRelativeClauses(
  { tokens }: Sentence,
  from: number,
  to: number,
  hasFinite: (at: number) => boolean,
): boolean {
  let open = 0;
  for (let at = from; at < to; at += 1) {
    const pronoun =
      tokens[at]?.pos === "PRON" || /^(i|you|he|she|it|we|they)['’]/.test(tokens[at]?.lower ?? "");
    const contact = tokens[at - 1]?.pos === "NOUN" && pronoun;
    if (contact || /^(that|who|which|whose|where)(['’]\w+)?$/.test(tokens[at]?.lower ?? "")) open += 1;
    // "a trap that would lure us": "lure" belongs to "would".
    if (hasFinite(at) && tokens[at - 1]?.pos !== "AUX") open -= 1;
    if (open < 0) return false;
  }
  return true;
}

/** What stands by itself: "It is no small feat—congratulations!" */
const exclaimed = /^(congratulations|congrats|thanks|kudos|bravo|cheers|sorry|welcome)$/;

const reason = "machines set dashes far more often than people";

/** Where the sentence begins behind a word put first with its comma: "Finally, if", "But when". */
function opensAt({ tokens }: Sentence): number {
  if (tokens[0]?.pos === "CCONJ") return 1;
  return tokens[0]?.pos === "ADV" && tokens[1]?.text === "," ? 2 : 0;
}

/** "For those who feel unsure": a phrase that has no verb but those of its relative clauses. */
const isPhraseTo = (sentence: Sentence, start: number, to: number): boolean =>
  hasOnlyRelativeClauses(sentence, start, to, (verb) => mainVerb(sentence, verb, verb + 1) !== null);

/** "If it is slow — as here, say — we wait", "By weighing three things — … — we learn": what is put first keeps its comma. */
function closesOpening(sentence: Sentence, first: number, second: number): boolean {
  const { tokens } = sentence;
  const start = opensAt(sentence);
  if (!subordinators.has(tokens[start]?.lower ?? "")) {
    const isPhrase = tokens[start]?.pos === "ADP" || /.ing$/.test(tokens[start]?.lower ?? "");
    return (
      isPhrase &&
      !hasComma(sentence, start, first) &&
      (mainVerb(sentence, start, first) === null || isPhraseTo(sentence, start, first)) &&
      clauseAt(sentence, second + 1) !== null
    );
  }
  if (tokens[second + 1]?.lower === "then" || exclaimed.test(tokens[second + 1]?.lower ?? "")) return true;
  const comma = tokens.slice(start, first).findLastIndex(({ text }) => text === ",") + start;
  const isOpen = comma < start || (tokens[comma + 1]?.pos === "CCONJ" && !mainVerb(sentence, start, comma));
  const next = tokens[second + 1];
  const isCommand =
    next?.lower === next?.lemma &&
    (next?.pos === "VERB" || (next?.pos === "NOUN" && beginsNounPhrase(tokens[second + 2])));
  return (
    isOpen &&
    mainVerb(sentence, start, first) !== null &&
    (isCommand || mainVerb(sentence, second + 1, tokens.length) !== null)
  );
}

/** "for the better part of two centuries, the scheme was popular": a clause behind a phrase and its comma. */
function opensWithPhrase(sentence: Sentence, at: number): boolean {
  if (!isPreposition(sentence.tokens[at])) return false;
  const comma = sentence.tokens.findIndex(({ text }, index) => index > at && text === ",");
  return comma > at && clauseAt(sentence, comma + 1) !== null;
}

/** "It is plain — a chair, a cup, a lamp — but it works": two clauses keep a comma between them. */
const joinsClauses = (sentence: Sentence, first: number, second: number): boolean =>
  /^(and|but|so|yet|or)$/.test(sentence.tokens[second + 1]?.lower ?? "") &&
  mainVerb(sentence, 0, first) !== null &&
  (clauseAt(sentence, second + 2) !== null || opensWithPhrase(sentence, second + 2));

/** "He told two stories — one old, one new — each of them sad": what tells more of a whole clause keeps its comma. */
const tellsMore = /^(each|all|both|none|some|many|most|every|which|who|whose|where)$/;

/** "It beat — slowly, steadily — like a heart": brackets would spoil the pace of bare adverbs or adjectives. */
const isBare = ({ pos, text }: Token) => pos === "ADV" || pos === "ADJ" || text === ",";

function pair(sentence: Sentence, first: number, second: number, source: string): Candidate[] {
  const commas = hasComma(sentence, first, second);
  // "I watched him listen — really listen — as she spoke": brackets would take the stress away.
  const said = sentence.tokens[first - 1]?.lower;
  const repeats =
    second - first <= 4 && sentence.tokens.slice(first + 1, second).some(({ lower }) => lower === said);
  if (repeats && commas) return [];
  const bare = commas && sentence.tokens.slice(first + 1, second).every(isBare);
  if (bare && (hasComma(sentence, 0, first) || hasComma(sentence, second, sentence.tokens.length))) return [];
  const inner = (commas && !bare) || (!repeats && mainVerb(sentence, first, second) !== null);
  const named = sentence.tokens[second + 1];
  const clausal = mainVerb(sentence, 0, first) !== null;
  // "many dishes — soups, stews, breads — making it …": the participle may need a comma or not.
  if (inner && clausal && named?.pos === "VERB" && /.ing$/.test(named.lower)) return [];
  const comma =
    closesOpening(sentence, first, second) ||
    joinsClauses(sentence, first, second) ||
    (clausal && tellsMore.test(named?.lower ?? ""));
  const closing = comma ? "), " : ") ";
  // "what it has always done — quietly, without fuss — hold us together": the second dash names the deed.
  if (sentence.tokens[first - 1]?.lemma === "do" && named?.pos === "VERB" && named.lower === named.lemma)
    return [];
  const open = around(sentence, first, inner ? " (" : ", ", source);
  const close = around(sentence, second, inner ? closing : ", ", source);
  if (!open || !close) return [];
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin: "dash pair",
      reason,
      from: first,
      to: second + 1,
      edits: [open, close],
      prior: 12,
    }),
  ];
}

/** "Our mission is the same — to keep …": the infinitive is what the aim consists in. */
const namesAim = /^(same|simple|clear|mission|goal|aim|purpose|task|job|choice|promise|vision|intention)$/;

/** "Don't sleep on it — book now.": a comma would splice two sentences. */
const commands = (first: Token, second: Token | undefined) =>
  first.lower === first.lemma &&
  (first.pos === "VERB" || /^(now|today|tonight|here|early|soon)$/.test(second?.lower ?? ""));

/** Where the main verb before `to` stands: behind what is put first, "As I walked, I found". */
function mainVerbBefore(sentence: Sentence, to: number): number {
  const comma = sentence.tokens.findLastIndex(
    ({ text }, at) => at < to && text === "," && clauseAt(sentence, at + 1) !== null,
  );
  return mainVerb(sentence, comma + 1, to)?.at ?? 0;
}

/** "The hum of the room, the glow of its lights — places are …": a noun right before the dash taken for the verb. */
function hasLooseVerb(sentence: Sentence, at: number): boolean {
  const verb = mainVerb(sentence, 0, at);
  return verb?.at === at - 1 && verb.tense !== "past" && sentence.tokens[at - 1]?.pos === "VERB";
}

/** "a target considered sound", "early morning runs through the fields": no clause, though one may be read. */
function mayBePhrase(sentence: Sentence, { subject, verb }: Clause): boolean {
  const [token, next] = sentence.tokens.slice(verb, verb + 2);
  const head = sentence.tokens[subject.to - 1];
  const judged =
    /^(considered|deemed|thought|believed|called)$/.test(token?.lower ?? "") && next?.pos === "ADJ";
  const bare = head?.pos === "NOUN" && !isDeterminer(sentence.tokens[subject.from]);
  return (
    judged ||
    (bare && finiteTense(sentence, verb) === "present-s" && token?.pos === "VERB" && isPreposition(next))
  );
}

/** "Paragon never stooped", "no one wanted to": a clause of its own, whose subject is no plain noun phrase. */
function opensOtherClause({ tokens }: Sentence, from: number): boolean {
  const [first, second, third] = tokens.slice(from, from + 3);
  if (/^(no|any|every|some)(one|body)$/.test(`${first?.lower}${second?.lower}`)) return true;
  const isName = /^\p{Lu}/u.test(first?.text ?? "");
  const verb = /^(never|always|still|already|also|just|even|simply)$/.test(second?.lower ?? "")
    ? third
    : second;
  return isName && verb !== undefined && /ed$/.test(verb.lower);
}

/** What leaves the clause behind it open. */
const openers = /^(although|though|while|whereas|because|if|when|as|since|unless|until|after|before|once)$/;

function single(sentence: Sentence, at: number, source: string): Candidate[] {
  const end = sentence.tokens.length;
  const before = sentence.tokens[at - 1];
  const after = sentence.tokens[at + 1];
  if (!after || !mainVerb(sentence, 0, at)) return [];
  const candidate = (mark: string, capital: boolean) => {
    const edit = around(sentence, at, mark, source);
    if (!edit || (capital && after.protected !== null)) return [];
    const whole = capital
      ? { ...edit, end: after.start + 1, replacement: mark + after.text.charAt(0).toUpperCase() }
      : edit;
    return [
      structuralCandidate(sentence, {
        kind: "punctuation",
        origin: `dash to ${mark.trim()}`,
        reason,
        from: at,
        to: at + 2,
        edits: [whole],
        prior: 12,
      }),
    ];
  };
  if (exclaimed.test(after.lower)) return candidate(". ", true);
  // "fair market value — that is, the price …": a gloss, no clause.
  if (
    after.lower === "that" &&
    sentence.tokens[at + 2]?.lower === "is" &&
    sentence.tokens[at + 3]?.text === ","
  )
    return [];
  const main = mainVerbBefore(sentence, at);
  // "They met again — not as rivals, but as friends."
  if (after.lower === "not") return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  // "a hard question — the kind most people duck": a noun phrase, whatever its own clause looks like.
  const [head, kin] = sentence.tokens.slice(at + 1, at + 3);
  if (/^(the|a)$/.test(head?.lower ?? "") && /^(kind|sort|type|one)$/.test(kin?.lower ?? ""))
    return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  const clause = clauseAt(sentence, at + 1);
  // "smaller class sizes, more counselors": a noun taken for a verb.
  const listed =
    clause && sentence.tokens[clause.verb]?.pos === "VERB" && sentence.tokens[clause.verb + 1]?.text === ",";
  if (listed || (clause && mayBePhrase(sentence, clause))) return [];
  const open = openers.test(sentence.tokens[0]?.lower ?? "") && !hasComma(sentence, 0, at);
  const asked = sentence.tokens.slice(at - 2, at).some(({ text }) => /[?!]/.test(text));
  const stands = !open && !asked && !hasLooseVerb(sentence, at) && wordsBetween(sentence, 0, at) >= 4;
  if (clause) return stands ? candidate(". ", true) : [];
  if (opensOtherClause(sentence, at + 1)) return [];
  const hasFinite = (verb: number) => mainVerb(sentence, verb, verb + 1) !== null;
  const nominal = ["DET", "NOUN", "PROPN", "ADJ", "NUM"].includes(after.pos);
  if (nominal ? !hasOnlyRelativeClauses(sentence, at + 1, end, hasFinite) : mainVerb(sentence, at + 1, end))
    return [];
  const colon = sentence.tokens.some(({ text }) => text === ":");
  // "stone towers — each one built by a family": a phrase with a subject of its own.
  if (after.lower === "each") return hasComma(sentence, main, at) ? [] : candidate(", ", false);
  if (nominal && hasComma(sentence, at + 1, end)) return colon ? [] : candidate(": ", false);
  // "in one of two ways — haste or delay": what the number counts.
  const counted = sentence.tokens
    .slice(at - 3, at)
    .some(({ lower }) => /^(two|three|four|five)$/.test(lower));
  if (
    counted &&
    nominal &&
    /^(or|and)$/.test(sentence.tokens.slice(at + 1, end).find(({ pos }) => pos === "CCONJ")?.lower ?? "")
  )
    return colon ? [] : candidate(": ", false);
  if (commands(after, sentence.tokens[at + 2])) return [];
  if (after.lower === "to" && sentence.tokens[at + 2]?.pos === "VERB")
    return namesAim.test(before?.lower ?? "") && !colon ? candidate(": ", false) : [];
  const ended = sentence.tokens.slice(-2).some((token) => /^[.!?…]+$/.test(token.text));
  // "As dusk falls, an event unfolds each year — the Harbor Cup": the name is told of a word farther back.
  if (after.pos === "DET" && /^\p{Lu}/u.test(after.text)) return [];
  const farther =
    after.lower === "the" && /^(year|day|night|month|week|time|morning)$/.test(before?.lower ?? "");
  return !ended || farther || hasComma(sentence, main, end) ? [] : candidate(", ", false);
}

/** Em dashes to commas, brackets, a colon or a full stop, by what stands between them. */
export const dashes: Rewrite = (sentence, { source }) => {
  const found = sentence.tokens.flatMap((token, at) => (isDash(token.text) ? [at] : []));
  const [first, second] = found;
  if (first === undefined || found.length > 2) return [];
  return second === undefined ? single(sentence, first, source) : pair(sentence, first, second, source);
};
