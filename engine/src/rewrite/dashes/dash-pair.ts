import type { Sentence, Token } from "../../document/types.ts";
import { beginsNounPhrase, hasPluralEnding, isPreposition } from "../../lexicon/context.ts";
import type { Candidate } from "../candidate.ts";
import { clauseAt, finiteTense, hasComma, mainVerb, subordinators, wordAt } from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { exclaimed, hasOnlyRelativeClauses } from "./phrases.ts";
import { around, prior, reason } from "./replace-dash.ts";

/** Where the sentence begins behind a word put first: "Finally, if", "But when", "Maybe if". */
function opensAt({ tokens }: Sentence): number {
  if (tokens[0]?.pos === "CCONJ" || /^(?:yet|still|maybe|perhaps|so)$/.test(tokens[0]?.lower ?? "")) return 1;
  return tokens[0]?.pos === "ADV" && tokens[1]?.text === "," ? 2 : 0;
}

/** "For those who feel unsure": a phrase that has no verb but those of its relative clauses. */
const isPhraseTo = (sentence: Sentence, start: number, to: number): boolean =>
  hasOnlyRelativeClauses(sentence, start, to, (verb) => mainVerb(sentence, verb, verb + 1) !== null);

/** "What she saw — a horse, a cart — was new": a clause that is the subject. */
const isWhat = (token: Token | undefined): boolean => /^(what|whatever)$/.test(token?.lower ?? "");

/** "If it is slow — as here, say — we wait", "By weighing three things — … — we learn": what is put first keeps its comma. */
function closesOpening(sentence: Sentence, first: number, second: number): boolean {
  const { tokens } = sentence;
  const start = opensAt(sentence);
  if (isWhat(tokens[start])) return false;
  // "However — and this counts — the plan holds"
  if (first === 1 && tokens[0]?.pos === "ADV") return true;
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
  const hasVerb = mainVerb(sentence, start, first) !== null;
  if (isOpen && !hasVerb) return clauseAt(sentence, second + 1) !== null;
  return (
    isOpen && (isCommand || beginsNounPhrase(next) || mainVerb(sentence, second + 1, tokens.length) !== null)
  );
}

/** "What about storms — gales, say — does the rule hold?": the question only begins behind the dash. */
const asksBehind = ({ tokens }: Sentence, second: number): boolean =>
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)$/.test(
    tokens[second + 1]?.lower ?? "",
  ) &&
  /^(?:what|how)$/.test(tokens[0]?.lower ?? "") &&
  tokens[1]?.lower === "about";

/** "When it came — a way to go back — I took it": a pronoun that can only begin a clause of its own. */
const opensClause = (sentence: Sentence, from: number): boolean =>
  /^(?:i|he|she|we|they|it|these|those)(?:['’].*)?$/.test(sentence.tokens[from]?.lower ?? "") &&
  clauseAt(sentence, from) !== null;

/** Whether what stands before the dash waits for its clause: "And so, when the chance came", "She says that if they had". */
function awaitsClause({ tokens }: Sentence, first: number): boolean {
  const start = tokens.findIndex(({ pos, text }) => !/^(CCONJ|ADV)$/.test(pos) && text !== ",");
  return tokens.slice(0, first).some(({ lower, pos }, at) => {
    const before = tokens[at - 1];
    const opens = at <= start || before?.text === "," || before?.pos === "CCONJ" || before?.lower === "that";
    const phrase = at === start && (pos === "ADP" || lower === "to" || /.ing$/.test(lower));
    const participle = before?.pos === "CCONJ" && pos === "VERB" && /.ing$/.test(lower);
    return opens && (subordinators.has(lower) || phrase || participle) && !closesAgain(tokens, at, first);
  });
}

/** "After lunch she slept", "When it came, she slept": the clause that was awaited stands before the dash. */
const closesAgain = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at > from && at < to && text === "," && /^(PRON|DET|PROPN)$/.test(tokens[at + 1]?.pos ?? ""),
  );

/** "for the better part of two centuries, the scheme was popular": a clause behind a phrase and its comma. */
function opensWithPhrase(sentence: Sentence, at: number): boolean {
  if (!isPreposition(sentence.tokens[at])) return false;
  const comma = sentence.tokens.findIndex(({ text }, index) => index > at && text === ",");
  return comma > at && clauseAt(sentence, comma + 1) !== null;
}

/** "He tried reasons (two or three), but": no "not … but". */
const turnsAway = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:but|yet)$/.test(tokens[at]?.lower ?? "") &&
  beginsNounPhrase(tokens[at + 1]) &&
  !tokens.slice(0, at).some(({ lower }) => /^(?:not|never)$|n['’]t$/.test(lower));

/** "It is plain — a chair, a cup, a lamp — but it works": two clauses keep a comma between them. */
const joinsClauses = (sentence: Sentence, first: number, second: number): boolean =>
  /^(and|but|so|yet|or)$/.test(sentence.tokens[second + 1]?.lower ?? "") &&
  mainVerb(sentence, 0, first) !== null &&
  (turnsAway(sentence, second + 1) ||
    clauseAt(sentence, second + 2) !== null ||
    opensWithPhrase(sentence, second + 2));

/** "He told two stories — one old, one new — each of them sad": what tells more of a whole clause keeps its comma. */
const tellsMore = /^(each|all|both|none|some|many|most|every|which|who|whose|where)$/;

/** "It beat — slowly, steadily — like a heart": brackets would spoil the pace of bare adverbs or adjectives. */
const isBare = ({ pos, text }: Token) => pos === "ADV" || pos === "ADJ" || text === ",";

/** "LEEDS, England — May 6 — The firm said": the dashes of a dateline. */
const isDate = (tokens: readonly Token[]): boolean =>
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?$/.test(
    tokens.find(({ text }) => /^\p{L}/u.test(text))?.lower ?? "",
  ) && tokens.every(({ text }, at) => /^[\d.,]+$/.test(text) || at <= 1);

const storyPerson = /^(i|me|my|myself|he|him|his|himself|she|her|herself)$/;
const narrator = /^(?:i|me|my|myself)(?:['’].*)?$/;
const isQuote = ({ text }: Token): boolean => /^["“”]$/.test(text);

/** "I licked my thumb (every mother does) and rubbed": who tells of themselves, and speaks to nobody, may put in a word. */
const isNarrated = ({ tokens }: Sentence): boolean =>
  tokens.some(({ lower }) => narrator.test(lower)) &&
  !tokens.some((token) => isQuote(token) || (storyPerson.test(token.lower) && !narrator.test(token.lower)));

/** "Her fate — cast out in the end — mirrors her deeds": a study of a story is told in the present. */
function isStudy(sentence: Sentence, first: number, second: number): boolean {
  const verb = sentence.tokens.findIndex(({ pos }, at) => at > second && pos !== "ADV");
  const isSubject = /^(?:NOUN|PROPN)$/.test(sentence.tokens[first - 1]?.pos ?? "");
  return isSubject && /^present/.test(finiteTense(sentence, verb) ?? "");
}

/** "I could say it in two words — you fool — but": what was announced is no aside. */
const isAnnounced = (sentence: Sentence, first: number): boolean =>
  /^(?:words|syllables|letters|things|lines)$/.test(wordAt(sentence, first - 1)) &&
  sentence.tokens[first - 2]?.pos === "NUM";

/** "She looked at him — his coat torn, his hands cold — and left": in a story brackets suit a plain list alone. */
function interruptsStory(sentence: Sentence, first: number, second: number): boolean {
  const isPerson = ({ lower }: Token) => storyPerson.test(lower);
  if (!sentence.tokens.some(isPerson)) return false;
  if (isAnnounced(sentence, first)) return true;
  if (isNarrated(sentence) || isStudy(sentence, first, second)) return false;
  const listed = sentence.tokens[first - 1];
  const isList =
    listed !== undefined &&
    (hasPluralEnding(listed) || isWhat(sentence.tokens[0])) &&
    hasComma(sentence, first, second) &&
    mainVerb(sentence, first, second) === null &&
    !sentence.tokens.slice(first, second).some(isPerson);
  return !isList;
}

/** "the part that had loved her", "a man I hardly knew": a noun phrase with its relative clauses. */
const tellsOnlyWhich = (sentence: Sentence, from: number, to: number): boolean =>
  beginsNounPhrase(sentence.tokens[from]) &&
  !/^let/.test(wordAt(sentence, from)) &&
  clauseAt(sentence, from) === null &&
  isPhraseTo(sentence, from, to);

/** "He studied new fields — maps, tides — subjects that seemed idle": what stands behind the second dash needs one. */
const renames = ({ tokens }: Sentence, second: number): boolean =>
  tokens[second + 1]?.pos === "NOUN" &&
  /^(that|which|who|whose|where)$/.test(tokens[second + 2]?.lower ?? "");

/** Two dashes around an aside: to brackets or commas. */
export function pair(sentence: Sentence, first: number, second: number, source: string): Candidate[] {
  const between = sentence.tokens.slice(first + 1, second);
  if (isDate(between.filter((token) => token.protected !== "markup")) || asksBehind(sentence, second))
    return [];
  const commas = hasComma(sentence, first, second);
  // "I watched him listen — really listen — as she spoke": brackets would take the stress away.
  const said = sentence.tokens[first - 1]?.lower;
  const repeats =
    second - first <= 4 && sentence.tokens.slice(first + 1, second).some(({ lower }) => lower === said);
  if (repeats && commas) return [];
  const bare = commas && sentence.tokens.slice(first + 1, second).every(isBare);
  if (bare && (hasComma(sentence, 0, first) || hasComma(sentence, second, sentence.tokens.length))) return [];
  // "What I didn't know — what I couldn't have known — was": said twice, the second time better.
  const saysBetter = isWhat(sentence.tokens[0]) && isWhat(between[0]);
  const hasClause =
    mainVerb(sentence, first, second) !== null && !saysBetter && !tellsOnlyWhich(sentence, first + 1, second);
  // "We, the crew — two cooks, a clerk — had come": the dash closes what the comma opened.
  if (/^(?:i|you|he|she|we|they)$/.test(wordAt(sentence, 0)) && wordAt(sentence, 1) === "," && commas)
    return [];
  const inner = (commas && !bare) || (!repeats && hasClause);
  if (inner && (interruptsStory(sentence, first, second) || renames(sentence, second))) return [];
  const named = sentence.tokens[second + 1];
  const clausal = mainVerb(sentence, 0, first) !== null;
  // "many dishes — soups, stews, breads — making it …": the participle may need a comma or not.
  if (inner && clausal && named?.pos === "VERB" && /.ing$/.test(named.lower)) return [];
  // "It started slowly — a cough, a fever — then bloomed": brackets would hide the first of two steps.
  if (inner && clausal && named?.lower === "then") return [];
  const resumes = opensClause(sentence, second + 1);
  const comma =
    (resumes && awaitsClause(sentence, first)) ||
    closesOpening(sentence, first, second) ||
    joinsClauses(sentence, first, second) ||
    (clausal && tellsMore.test(named?.lower ?? ""));
  // "Flags hung along the road — thin squares — they looked like litter": two clauses that only the dashes keep apart.
  const runOn = resumes && /^(NOUN|PROPN|PRON)$/.test(sentence.tokens[first - 1]?.pos ?? "");
  if (!comma && (runOn || (isWhat(sentence.tokens[0]) && clauseAt(sentence, second + 1)))) return [];
  // "Buying comes with costs — fees, taxes, repairs — that take time to recoup": no comma may part the noun from "that".
  if (comma && inner && named?.lower === "that") return [];
  // "Born in a storm – a bad one for the coast – Ada, the first of six, …": three commas would hide where the clause begins.
  const fronted = /^(VERB|ADP)$/.test(sentence.tokens[opensAt(sentence)]?.pos ?? "");
  if (!inner && fronted && named?.pos === "PROPN" && sentence.tokens[second + 2]?.text === ",") return [];
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
      spansFreeWords: true,
      prior,
    }),
  ];
}
