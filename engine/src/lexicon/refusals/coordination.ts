/** Replacements that part what is joined by "and", "or" or a comma: what comes later in the row would hang on nothing. */
import type { Sentence, Token } from "../../document/types.ts";
import { isBe, type TokenRun } from "../context.ts";
import { beForm, joining, type Refusal } from "./refusal.ts";

/** What a verb ends in; "base" where it is as the dictionary has it. */
const endingOf = (verb: Token): string =>
  /(?:ing|ed)$/.exec(verb.lower)?.[0] ?? (verb.lower === verb.lemma ? "base" : "");

/** Whether a verb with that ending is joined on. */
const joinsVerb = (ending: string, tokens: readonly Token[]): boolean =>
  tokens.some((token, i, rest) => {
    const asWellAs = token.lower === "as" && rest[i - 1]?.lower === "well";
    if (!joining.has(token.lower) && !asWellAs) return false;
    const next = rest.slice(i + 1, i + 4).find(({ pos }) => pos !== "ADV" && pos !== "PUNCT");
    if (next === undefined || endingOf(next) !== ending) return false;
    return next.pos === "VERB" || (ending === "ing" && !/thing$/.test(next.lower));
  });

/** Whether a verb of the same form is joined on later: "aims at saving time and cutting costs" must change both or none. */
export const hasTwinAfter = (verb: Token, sentence: Sentence, from: number): boolean =>
  joinsVerb(endingOf(verb), sentence.tokens.slice(from));

/** "Works towards building a school and lowering the fees" with "to build", "continues to add stops and draw more people" with "keeps adding" or "still adds". */
function partsTwins(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const last = sentence.tokens[match.to - 1];
  if (!last || words.at(-1) === last.lower) return false;
  const parts = /..ing$/.test(last.lower)
    ? words.at(-2) === "to"
    : sentence.tokens[match.to - 2]?.lower === "to" &&
      last.pos === "VERB" &&
      /..(?:ing|[^s]s)$/.test(words.at(-1) ?? "");
  return parts && hasTwinAfter(last, sentence, match.to);
}

/** "Raise awareness of washing hands and cut the spread" with "how important it is to wash": "cut" would go with "wash". */
function adoptsVerb(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const last = sentence.tokens[match.to - 1];
  if (!last || !/..ing$/.test(last.lower) || words.at(-2) !== "to") return false;
  // "Helping farmers who plant and harvest": what they do.
  const rest = sentence.tokens.slice(match.to);
  const clause = rest.findIndex(({ lower }) => /^(?:who|that|which|where|when|how|what)$/.test(lower));
  return joinsVerb("base", clause < 0 ? rest : rest.slice(0, clause));
}

/** "Aims to", "wanted to": what is joined on later hangs on the same "to". */
const plans = /^(?:aims?|seeks?|want(?:s|ed)?|like|love|hoped?)$/;

/** "This essay will explore the causes and discuss the effects" with "this essay considers": "discuss" would lose its "will". */
function partsPlans(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const plan = tokens.findIndex(
    ({ lower }, at) =>
      at >= match.from &&
      at < match.to - 1 &&
      (lower === "will" || (lower === "to" && plans.test(tokens[at - 1]?.lower ?? ""))),
  );
  const verb = plan < 0 ? undefined : tokens[plan + 1];
  if (!verb || words.some((word) => word === "will" || word === "to")) return false;
  return hasTwinAfter(verb, sentence, match.to);
}

/** "Whether you're seeking advice or simply browsing" with "whether you want": "browsing" would lose its "are". */
function partsProgressives(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const drops =
    tokens.slice(from, to).some(isBe) && !words.some((word) => beForm.test(word) || /['’]/.test(word));
  return (
    drops &&
    tokens.slice(to).some(({ lower }, i, rest) => {
      if (!joining.has(lower)) return false;
      const next = rest.slice(i + 1, i + 4).find(({ pos }) => pos !== "ADV");
      return next !== undefined && /^(?:VERB|NOUN)$/.test(next.pos) && /..ing$/.test(next.lower);
    })
  );
}

/** "I am eager to see the lab, and to help" with "I look forward to seeing": a verb with "to" joined on later does not go with it. */
function partsInfinitives(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const [particle, verb] = tokens.slice(Math.max(from, to - 2), to);
  if (particle?.lower !== "to" || verb?.lower !== verb?.lemma || !/..ing$/.test(words.at(-1) ?? ""))
    return false;
  return tokens
    .slice(to)
    .some(
      ({ lower }, i, rest) =>
        joining.has(lower) && rest[i + 1]?.lower === "to" && rest[i + 2]?.pos === "VERB",
    );
}

/** "By creating ponds and the planting of reeds": a noun joined on later does not go with a verb in -ing. */
function partsNouns(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  if (!/.{2}ing$/.test(words.at(-1) ?? "") || tokens[to - 1]?.lower !== "of") return false;
  for (let index = to; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || token.pos === "AUX" || (token.pos === "PUNCT" && token.text !== ",")) return false;
    if (token.lower !== "and" && token.lower !== "or") continue;
    const definite = tokens[index + 1]?.lower === "the";
    for (let at = index + (definite ? 2 : 1); at < index + 5; at += 1) {
      const next = tokens[at];
      if (tokens[at + 1]?.lower === "of")
        return definite || /.{3}(?:ion|ment|ing|ance|al)s?$/.test(next?.lower ?? "");
      if (next?.pos !== "ADJ" && next?.pos !== "NOUN") break;
    }
  }
  return false;
}

/** How far a phrase may reach before a second "of" that goes with the first. */
const longestPhrase = 6;

/** "A sense of relief, of peace" with "relieved" or "relief": the second "of" would hang on nothing. */
function strandsOf(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (words.includes("of") || !tokens.slice(from, to).some(({ lower }) => lower === "of")) return false;
  const joinsOf = ({ text, lower }: Token, at: number) =>
    (text === "," || joining.has(lower)) &&
    tokens.slice(at + 1, at + 3).find((token) => !joining.has(token.lower))?.lower === "of";
  const reach = tokens[to - 1]?.lower === "of" ? longestPhrase : 1;
  return tokens.slice(to, to + reach).some((token, i) => joinsOf(token, to + i));
}

/** "Serves as a bridge or as a shelter" with "is a bridge": the second "as" would hang on nothing. */
function strandsAs(words: readonly string[], match: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[match.to - 1]?.lower !== "as" || words.includes("as")) return false;
  return tokens.slice(match.to).some(({ lower }, i, rest) => {
    if (!joining.has(lower)) return false;
    const as = rest[i + 1]?.lower === "also" ? i + 2 : i + 1;
    return rest[as]?.lower === "as" && rest[as + 1]?.pos === "DET";
  });
}

const links = new Set(["with", "to", "for", "in", "on", "by", "from", "about", "against", "at", "into"]);

/** "Comply with the rules and with the law" with "follow", "is able to walk and to run" with "can": the second "with" or "to" would hang on nothing. */
function strandsLink(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const last = tokens[to - 1];
  const isInfinitive = to - from > 1 && last?.pos === "VERB" && tokens[to - 2]?.lower === "to";
  const link = isInfinitive ? "to" : (last?.lower ?? "");
  if (words.length === 0 || !links.has(link) || words.includes(link)) return false;
  return tokens.slice(to).some(({ lower }, i, rest) => {
    if (!joining.has(lower)) return false;
    const next = rest[i + 1]?.pos === "ADV" && rest[i + 1]?.lower !== link ? rest[i + 2] : rest[i + 1];
    return next?.lower === link;
  });
}

/** "With courage, with patience and hope", "with courage, patience and hope" with "bravely": the rest of the row would hang on nothing. */
function strandsWith(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[from]?.lower !== "with" || words.includes("with")) return false;
  const isJoin = (token: Token | undefined) => token?.text === "," || joining.has(token?.lower ?? "");
  const goesOn = isJoin(tokens[from - 1]) && tokens.slice(0, from).some(({ lower }) => lower === "with");
  const next = tokens.slice(to, to + 3).find((token) => !isJoin(token));
  const isItem =
    next?.lower === "with" ||
    (tokens[to]?.text === "," && /^(?:NOUN|ADJ)$/.test(next?.pos ?? "") && next === tokens[to + 1]);
  return goesOn || (isJoin(tokens[to]) && isItem);
}

/** "Prioritize speed over safety, looks over strength" with "put speed before safety": the second "over" would hang on nothing. */
function strandsOver(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[to - 1]?.lower !== "over" || words.length === 0 || words.includes("over")) return false;
  return tokens.some(({ text, lower }, at) => {
    if (at < to || (text !== "," && !joining.has(lower))) return false;
    const rest = tokens.slice(at + 1, at + 1 + longestPhrase);
    const rival = rest.slice(
      0,
      Math.max(
        0,
        rest.findIndex((token) => token.lower === "over"),
      ),
    );
    // "…, and the war was over", "…, which grew over time" begin clauses of their own.
    return rival.length > 0 && rival.every(({ pos }) => pos !== "AUX" && pos !== "PRON" && pos !== "PUNCT");
  });
}

export const coordinationRefusals: readonly Refusal[] = [
  partsTwins,
  adoptsVerb,
  partsPlans,
  partsProgressives,
  partsInfinitives,
  partsNouns,
  strandsOf,
  strandsAs,
  strandsLink,
  strandsWith,
  strandsOver,
];
