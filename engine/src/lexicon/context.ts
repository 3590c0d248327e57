import type { Sentence, Token } from "../document/types.ts";
import { wordSet } from "../word-set.ts";

/** A run of tokens `[from, to)` of a sentence. */
export interface TokenRun {
  readonly from: number;
  readonly to: number;
}

const auxiliaryHave = wordSet(
  "have has had having 've 'd haven't hasn't hadn't i've you've we've they've who've i'd you'd he'd she'd it'd we'd they'd who'd",
);
const auxiliaryBe = wordSet(
  "be am is are was were been being isn't aren't wasn't weren't it's he's she's that's who's there's what's i'm you're we're they're get gets got getting gotten",
);
const prepositions = wordSet(
  "about above across after against along among around at before behind below beneath beside between beyond by despite down during for from in inside into like near of off on onto out outside over past since through throughout to toward towards under until up upon via with within without as than amid amidst",
);

export const isPunctuation = (token: Token | undefined): boolean =>
  token?.pos === "PUNCT" || token?.pos === "SYM";
export const isHave = (token: Token | undefined): boolean =>
  token !== undefined && auxiliaryHave.has(token.lower);
export const isBe = (token: Token | undefined): boolean =>
  token !== undefined && auxiliaryBe.has(token.lower);
export const isPreposition = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === "ADP" || prepositions.has(token.lower));
export const endsSentence = (token: Token | undefined): boolean =>
  token === undefined || /^[.!?;…]/.test(token.text);

const possessives = new Set(["my", "your", "his", "her", "its", "our", "their", "whose"]);
export const isPossessive = (token: Token): boolean =>
  possessives.has(token.lower) || /['’]s$|s['’]$/.test(token.lower);
export const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined && (token.pos === "DET" || possessives.has(token.lower));

/** Whether a token can begin a noun phrase. */
export function beginsNounPhrase(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return ["DET", "ADJ", "NOUN", "NUM", "PRON", "PROPN"].includes(token.pos) || isPossessive(token);
}

const isNominal = (token: Token) => ["NOUN", "PROPN", "NUM"].includes(token.pos);
const isModifier = (token: Token) =>
  isNominal(token) || ["DET", "ADJ"].includes(token.pos) || isPossessive(token) || token.text === "%";

/** Whether a noun is surely many by its ending: "tools", not "people" or "news". */
export const hasPluralEnding = ({ lower, lemma }: Token): boolean => lower !== lemma && lower.endsWith("s");

/** The longest noun phrase that begins at `from`, up to 6 tokens, without punctuation; null where none does. */
export function nounPhraseAt(sentence: Sentence, from: number): TokenRun | null {
  const first = sentence.tokens[from];
  if (!first || !beginsNounPhrase(first)) return null;
  if (first.pos === "PRON" && !isPossessive(first)) return { from, to: from + 1 };
  let head = -1;
  for (let index = from; index < Math.min(from + 6, sentence.tokens.length); index += 1) {
    const token = sentence.tokens[index];
    if (!token) break;
    const adverbInside = token.pos === "ADV" && sentence.tokens[index + 1]?.pos === "ADJ";
    const participle =
      /(ed|ing)$/.test(token.lower) &&
      token.pos === "VERB" &&
      index > from &&
      isNominal(sentence.tokens[index + 1] ?? token) &&
      // "the charges announced three weeks ago": it follows its noun.
      !(head === index - 1 && sentence.tokens[index + 1]?.pos === "NUM");
    if (!isModifier(token) && !adverbInside && !participle) break;
    if (index > from && isDeterminer(token)) break;
    // "the benefits small firms offer": a second phrase.
    if (head === index - 1 && token.pos === "ADJ" && hasPluralEnding(sentence.tokens[head] ?? token)) break;
    if (isNominal(token)) head = index;
  }
  return head < 0 ? null : { from, to: head + 1 };
}

/** Where the adjectives that stand side by side at `from` end: "more just and equitable" before its noun. */
function skipAdjectives(sentence: Sentence, from: number): number {
  let at = from;
  for (let index = from; index < Math.min(from + 9, sentence.tokens.length); index += 1) {
    const token = sentence.tokens[index];
    if (!token) break;
    const joins = token.text === "," || token.pos === "CCONJ";
    const describes = token.pos === "ADJ" || (token.pos === "VERB" && /(ed|ing)$/.test(token.lower));
    if (describes) at = index + 1;
    else if (!joins && token.pos !== "ADV" && !(index === from && isDeterminer(token))) break;
  }
  return at;
}

/** The head noun of the phrase at `from`, past adjectives that are joined, or null. */
export function headOfPhraseAt(sentence: Sentence, from: number): Token | null {
  const first = sentence.tokens[from];
  const adjectives = first && (isDeterminer(first) || first.pos === "ADJ" || first.pos === "ADV");
  const run =
    nounPhraseAt(sentence, from) ??
    (adjectives ? nounPhraseAt(sentence, skipAdjectives(sentence, from)) : null);
  return run ? (sentence.tokens[run.to - 1] ?? null) : null;
}
