import type { Sentence, Token } from "../../document/types.ts";
import { beginsNounPhrase } from "../../lexicon/context.ts";
import type { Candidate } from "../candidate.ts";
import { clauseAt, hasComma, mainVerb, subordinators, wordAt } from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { keepsComma, opensAt, opensClause } from "./closing-comma.ts";
import { isPhrase, isWhat } from "./phrases.ts";
import { around, prior, reason } from "./replace-dash.ts";
import { interruptsStory } from "./story.ts";

/** "What about storms — gales, say — does the rule hold?": the question only begins behind the dash. */
const asksBehind = ({ tokens }: Sentence, second: number): boolean =>
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)$/.test(
    tokens[second + 1]?.lower ?? "",
  ) &&
  /^(?:what|how)$/.test(tokens[0]?.lower ?? "") &&
  tokens[1]?.lower === "about";

/** "It beat — slowly, steadily — like a heart": brackets would spoil the pace of bare adverbs or adjectives. */
const isBare = ({ pos, text }: Token) => pos === "ADV" || pos === "ADJ" || text === ",";

/** "LEEDS, England — May 6 — The firm said": the dashes of a dateline. */
const isDate = (tokens: readonly Token[]): boolean =>
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\.?$/.test(
    tokens.find(({ text }) => /^\p{L}/u.test(text))?.lower ?? "",
  ) && tokens.every(({ text }, at) => /^[\d.,]+$/.test(text) || at <= 1);

/** "the part that had loved her", "a man I hardly knew": a noun phrase with its relative clauses. */
const tellsOnlyWhich = (sentence: Sentence, from: number, to: number): boolean =>
  beginsNounPhrase(sentence.tokens[from]) &&
  !/^let/.test(wordAt(sentence, from)) &&
  clauseAt(sentence, from) === null &&
  isPhrase(sentence, from, to);

/** "He studied new fields — maps, tides — subjects that seemed idle": what stands behind the second dash needs one. */
const renames = ({ tokens }: Sentence, second: number): boolean =>
  tokens[second + 1]?.pos === "NOUN" &&
  /^(that|which|who|whose|where)$/.test(tokens[second + 2]?.lower ?? "");

/** "When they came — a crew of six — we were asleep": between commas the aside would be read as the subject of what follows. */
const looksLikeSubject = (sentence: Sentence, first: number, second: number): boolean =>
  subordinators.has(wordAt(sentence, opensAt(sentence))) &&
  !hasComma(sentence, 0, first) &&
  beginsNounPhrase(sentence.tokens[first + 1]) &&
  opensClause(sentence, second + 1);

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
  const comma = keepsComma(sentence, first, second);
  // "Flags hung along the road — thin squares — they looked like litter": two clauses that only the dashes keep apart.
  const runOn = resumes && /^(NOUN|PROPN|PRON)$/.test(sentence.tokens[first - 1]?.pos ?? "");
  if (!comma && (runOn || (isWhat(sentence.tokens[0]) && clauseAt(sentence, second + 1)))) return [];
  // "Buying comes with costs — fees, taxes, repairs — that take time to recoup": no comma may part the noun from "that".
  if (comma && inner && named?.lower === "that") return [];
  // "Born in a storm – a bad one for the coast – Ada, the first of six, …": three commas would hide where the clause begins.
  const fronted = /^(VERB|ADP)$/.test(sentence.tokens[opensAt(sentence)]?.pos ?? "");
  if (!inner && fronted && named?.pos === "PROPN" && sentence.tokens[second + 2]?.text === ",") return [];
  if (!inner && looksLikeSubject(sentence, first, second)) return [];
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
