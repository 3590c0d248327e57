import type { Sentence, Token } from "../document/types.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { clauseAt, hasComma, mainVerb, subordinators, wordsBetween } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const isDash = (text: string) => /^(—|–|--)$/.test(text);

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
  return /[\n\r]/.test(gap) ? null : { start: before.end, end: after.start, replacement: mark };
}

/** Whether each finite verb behind `from` is that of a relative clause: "a park that everyone knows", "one you like". */
function hasOnlyRelativeClauses(
  { tokens }: Sentence,
  from: number,
  hasFinite: (at: number) => boolean,
): boolean {
  let open = 0;
  for (let at = from; at < tokens.length; at += 1) {
    const contact = tokens[at - 1]?.pos === "NOUN" && tokens[at]?.pos === "PRON";
    if (contact || /^(that|who|which|whose|where)$/.test(tokens[at]?.lower ?? "")) open += 1;
    if (hasFinite(at)) open -= 1;
    if (open < 0) return false;
  }
  return true;
}

/** What stands by itself: "It is no small feat—congratulations!" */
const exclaimed = /^(congratulations|congrats|thanks|kudos|bravo|cheers|sorry|welcome)$/;

const reason = "machines set dashes far more often than people";

/** "If it is slow — as here, say — we wait": the clause put before the main one keeps its comma. */
function closesOpening(sentence: Sentence, first: number, second: number): boolean {
  return (
    subordinators.has(sentence.tokens[0]?.lower ?? "") &&
    !hasComma(sentence, 0, first) &&
    mainVerb(sentence, 0, first) !== null &&
    mainVerb(sentence, second + 1, sentence.tokens.length) !== null
  );
}

/** "It is plain — a chair, a cup, a lamp — but it works": two clauses keep a comma between them. */
const joinsClauses = (sentence: Sentence, first: number, second: number): boolean =>
  /^(and|but|so|yet|or)$/.test(sentence.tokens[second + 1]?.lower ?? "") &&
  mainVerb(sentence, 0, first) !== null &&
  clauseAt(sentence, second + 2) !== null;

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
  const clause = clauseAt(sentence, at + 1);
  // "smaller class sizes, more counselors": a noun taken for a verb.
  const listed =
    clause && sentence.tokens[clause.verb]?.pos === "VERB" && sentence.tokens[clause.verb + 1]?.text === ",";
  if (listed) return [];
  if (clause) return wordsBetween(sentence, 0, at) >= 4 ? candidate(". ", true) : [];
  const hasFinite = (verb: number) => mainVerb(sentence, verb, verb + 1) !== null;
  const nominal = ["DET", "NOUN", "PROPN", "ADJ", "NUM"].includes(after.pos);
  if (nominal ? !hasOnlyRelativeClauses(sentence, at + 1, hasFinite) : mainVerb(sentence, at + 1, end))
    return [];
  const colon = sentence.tokens.some(({ text }) => text === ":");
  if (nominal && hasComma(sentence, at + 1, end)) return colon ? [] : candidate(": ", false);
  if (commands(after, sentence.tokens[at + 2])) return [];
  const main = mainVerb(sentence, 0, at)?.at ?? 0;
  if (after.lower === "to" && sentence.tokens[at + 2]?.pos === "VERB")
    return namesAim.test(before?.lower ?? "") && !colon ? candidate(": ", false) : [];
  const ended = sentence.tokens.slice(-2).some((token) => /^[.!?…]+$/.test(token.text));
  return !ended || hasComma(sentence, main, end) ? [] : candidate(", ", false);
}

/** Em dashes to commas, brackets, a colon or a full stop, by what stands between them. */
export const dashes: Rewrite = (sentence, { source }) => {
  const found = sentence.tokens.flatMap((token, at) => (isDash(token.text) ? [at] : []));
  const [first, second] = found;
  if (first === undefined || found.length > 2) return [];
  return second === undefined ? single(sentence, first, source) : pair(sentence, first, second, source);
};
