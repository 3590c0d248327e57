import type { Sentence, Token } from "../document/types.ts";
import { isBe, isHave, nounPhraseAt, type TokenRun } from "./context.ts";
import { bindsByLaw } from "./contract.ts";
import { isShortAdjective } from "./morphology/adjectives.ts";

const joining = new Set(["and", "or", "but"]);

/** Whether a verb of the same form is joined on later: "aims at saving time and cutting costs" must change both or none. */
export function hasTwinAfter(verb: Token, sentence: Sentence, from: number): boolean {
  const formOf = (token: Token) =>
    /(?:ing|ed)$/.exec(token.lower)?.[0] ?? (token.lower === token.lemma ? "base" : "");
  return sentence.tokens.slice(from).some((token, i, rest) => {
    const asWellAs = token.lower === "as" && rest[i - 1]?.lower === "well";
    if (!joining.has(token.lower) && !asWellAs) return false;
    const next = rest.slice(i + 1, i + 4).find(({ pos }) => pos !== "ADV" && pos !== "PUNCT");
    if (next === undefined || formOf(next) !== formOf(verb)) return false;
    return next.pos === "VERB" || (formOf(verb) === "ing" && !/thing$/.test(next.lower));
  });
}

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

/** "This essay will explore the causes and discuss the effects" with "this essay considers": "discuss" would lose its "will". */
function partsPlans(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const plan = tokens.findIndex(
    ({ lower }, at) =>
      at >= match.from &&
      at < match.to - 1 &&
      (lower === "will" || (lower === "to" && /^(?:aims?|seeks?)$/.test(tokens[at - 1]?.lower ?? ""))),
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

const isDefinite = /^(?:the|th(?:is|at|[eo]se)|my|your|his|her|its|our|their|whose|all|both|us|them)$/;
const countWords = /^(?:few|several|many)$/;

/** "A bit of grated cheese" with "a few", "lots of time" with "many": nobody can count it. */
function countsUncountable(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  const counts =
    /^(?:an?|lots|tons|loads|heaps)$/.test(tokens[match.from]?.lower ?? "") &&
    tokens[match.to - 1]?.lower === "of";
  if (!counts || !countWords.test(words.at(-1) ?? "")) return false;
  const head = tokens[(nounPhraseAt(sentence, match.to)?.to ?? 0) - 1];
  if (!head || /^(?:people|police|staff|.*[^s]s)$/.test(head.lower)) return false;
  return head.lower === head.lemma || head.pos === "PROPN";
}

/** "Even a handful of these habits" with "a few": a count stands before its noun, not before "these" or "our". */
const countsDefinite = (words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean =>
  tokens[to - 1]?.lower === "of" &&
  countWords.test(words.at(-1) ?? "") &&
  isDefinite.test(tokens[to]?.lower ?? "");

const absolute = /^(?:vital|essential|crucial|critical|impossible|unique|indispensable|obsolete)$/;

/** "More and more big": a short adjective is compared in one word; "more and more worse" compares twice, "more and more vital" has no degrees. */
function jarsWithMore(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  const next = tokens[to];
  if (!next || words.at(-1) !== "more" || words.length < 2) return false;
  const compares = next.pos === "ADJ" || (next.pos === "ADV" && tokens[to - 1]?.lower === "increasingly");
  if (!compares || next.lower === "clear") return false;
  if (absolute.test(next.lower)) return true;
  return isShortAdjective(next.lower) || /^(?:less|worse|better|.*[^aeiou]er)$/.test(next.lower);
}

const inclined =
  /^(?:interested|inclined|tempted|attached|devoted|committed|opposed|exposed|concerned|worried|frustrated|annoyed|ashamed|determined|prepared|limited|confined)$/;

/** "More and more used to hide the loss": what is done to a thing is done more and more, but not "more and more used". */
const jarsWithDeed = (words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean =>
  words.length > 2 &&
  words.at(-1) === "more" &&
  /..ed$/.test(tokens[to]?.lower ?? "") &&
  !inclined.test(tokens[to]?.lower ?? "") &&
  /^(?:to|as|for|instead)$/.test(tokens[to + 1]?.lower ?? "");

const times = /^(?:now|then|today|tomorrow|yesterday|here|there|perhaps|maybe|instead|when|if|why|how)$/;

/** Whether "so" before the token would be read with it: "so many of us", "so as the sun rose", "so that plan". */
export const readsWithSo = ({ pos, lower }: Token): boolean =>
  /^(?:that|as|many|much|few|little)$/.test(lower) || pos === "ADJ" || (pos === "ADV" && !times.test(lower));

/** "As a result, many of us left" with "so". */
function measures(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const next = tokens[to];
  const said = tokens.slice(from, to).some(({ lower }) => lower === "so");
  return next !== undefined && words.at(-1) === "so" && !said && readsWithSo(next);
}

const negation = /^(?:not|no|never|cannot|nobody|nothing|rarely|hardly|.*n['’]t)$/;

/** "Do not rub it, as this hurts" with "because": without the comma the reason would fall under the negation. */
const negatesReason = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  words.find((word) => word !== ",") === "because" &&
  tokens[from]?.text === "," &&
  tokens.slice(0, from).some(({ lower }) => negation.test(lower));

const small =
  /^(?:small|slight|minor|modest|tiny|little|limited|subtle|gradual|short|brief|slightly|modestly|subtly|quietly|gradually)$/;

/** "A small but significant change" with "big": it cannot be both. */
const contradicts = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  /^(?:big|large|major|great|huge|greatly)$/.test(words[0] ?? "") &&
  /^(?:but|yet|though|and|if)$/.test(tokens[from - 1]?.lower ?? "") &&
  small.test(tokens[from - 2]?.lower ?? "");

/** What is dropped whole and longer is an announcement, and worse than a figure at the start: "It is important to note that". */
const longestConnective = 3;

/** "Furthermore, 92 percent agreed" without its opener: no sentence should begin with a figure for want of one word. */
function opensWithFigure(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (from > 0 || (words.length === 0 && to > longestConnective)) return false;
  const opening = words.length > 0 ? words[0] : tokens[to]?.text;
  return !/^\d/.test(tokens[0]?.text ?? "") && /^\d/.test(opening ?? "");
}

/** Whether an aside stands at the token: "she believes," of "Ultimately, she believes, the bay is big enough". */
export function isAside({ tokens }: Sentence, at: number): boolean {
  const end = tokens.findIndex(({ text }, index) => index > at && text === ",");
  return end > at && end <= at + 5 && tokens[end - 1]?.pos === "VERB";
}

/** "Ultimately, she believes, the bay" without the first comma: "She believes, the bay", "But she believes, the bay". */
function opensAside(words: readonly string[], { from, to }: TokenRun, sentence: Sentence): boolean {
  if (from !== 0 || words.some((word) => word.endsWith(","))) return false;
  const pause = sentence.tokens.findIndex(({ text }, index) => index < to && text === ",");
  return pause > 0 && isAside(sentence, pause + 1);
}

const beForm = /^(?:is|are|was|were|be|been|being)$/;

/** "The test can tell us much about your readers": who is spoken to as "you" is not one of "us". */
const bringsUs = (words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean =>
  words.includes("us") &&
  !tokens.slice(from, to).some(({ lower }) => lower === "us") &&
  tokens.some(({ lower }) => /^(?:you|your|yours|yourself)$/.test(lower));

const article = /^(?:an?|the)$/;

/** "Made a claim that has puzzled many" with "claimed that": the clause would lose its subject. */
function takesSubject(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[to - 1]?.lower !== "that" || words.at(-1) !== "that") return false;
  if (words.some((word) => article.test(word))) return false;
  if (!tokens.slice(from, to).some(({ lower }) => article.test(lower))) return false;
  const next = tokens.slice(to).find(({ pos }) => pos !== "ADV");
  return next?.pos === "AUX" || (next?.pos === "VERB" && !next.lower.endsWith("ing"));
}

const measure =
  /^(?:mix|mixture|blend|combination|fusion|hint|touch|trace|tinge|array|range|variety|series|number|din|jumble|chorus|multitude|myriad|host|handful|accent)$/;

/** "Full of a mix of fear and hope": nothing is full of a measure; what holds one is "filled with" it. */
function fillsWithMeasure(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  if (words.at(-2) !== "full" || words.at(-1) !== "of" || !/^an?$/.test(tokens[to]?.lower ?? ""))
    return false;
  return tokens.slice(to + 1, to + 4).some(({ lower }) => measure.test(lower));
}

/** "Speak up for pupils to be heard": what is asked that somebody do is called for, not spoken up for. */
function speaksUpForDeed(words: readonly string[], match: TokenRun, sentence: Sentence): boolean {
  if (words.at(-2) !== "up" || words.at(-1) !== "for") return false;
  const whom = nounPhraseAt(sentence, match.to);
  return whom !== null && sentence.tokens[whom.to]?.lower === "to";
}

/** "Was met with scorn by the crew" with "met with": the active has no place for who did it. */
function leavesAgent(words: readonly string[], { from, to }: TokenRun, sentence: Sentence): boolean {
  const { tokens } = sentence;
  if (!beForm.test(tokens[from]?.lower ?? "") || words.some((word) => beForm.test(word))) return false;
  const end = tokens.findIndex(
    ({ pos }, at) => at >= to && (pos === "PUNCT" || pos === "VERB" || pos === "AUX"),
  );
  return tokens.slice(to, end < 0 ? undefined : end).some(({ lower }) => lower === "by");
}

const degree =
  /^(?:severely|significantly|greatly|substantially|dramatically|considerably|drastically|slightly|seriously|markedly|vastly|profoundly|heavily)$/;
const lightVerb =
  /^(?:mak(?:es?|ing)|made|ha(?:ve|s|d|ving)|giv(?:es?|ing)|gave|lets?|letting|puts?|is|are|was|were|be|being)$/;

/** "Severely limits our ability to" with "makes it harder for us to": how much is said of a verb that has little to say. */
const gradesLightVerb = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  words.length > 1 &&
  lightVerb.test(words[0] ?? "") &&
  degree.test(tokens[from - 1]?.lower ?? "") &&
  tokens[from]?.pos === "VERB";

/** "It was a symbol of hope, a light in the dark", "as much a gift as it is a symbol of hope" with "stood for": what goes with the noun would hang on nothing. */
function strandsPredicate(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const isPredicate = beForm.test(tokens[from]?.lower ?? "") && article.test(tokens[from + 1]?.lower ?? "");
  if (!isPredicate || words.some((word) => beForm.test(word))) return false;
  const beforeArticle = ({ text, lower }: Token, at: number) =>
    (at < from ? lower === "much" : at >= to && text === ",") && /^an?$/.test(tokens[at + 1]?.lower ?? "");
  return tokens.some(beforeArticle);
}

const pastOnly =
  /^(?:went|came|saw|took|gave|knew|broke|began|grew|fell|rose|spoke|wrote|ran|drove|chose|ate|drank|flew|froze|shook|stole|threw|wore|woke|tore|did)$/;

/** "The place has since emerged from the shadows" with "came out of": behind "has" stands a participle, also behind another one. */
function needsParticiple(words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean {
  if (!pastOnly.test(words[0] ?? "") || words[0] === tokens[from]?.lower) return false;
  const before = tokens.slice(Math.max(0, from - 8), from);
  const governor = before.findLast(({ pos }) => pos !== "ADV");
  return isHave(governor) || (joining.has(governor?.lower ?? "") && before.some(isHave));
}

const lateStage = /^(?:ultimately|eventually|finally|subsequently)$/;
const earlyStage = /^(?:initially|originally|first|formerly|previously|before)$/;
const tellsStage = /^(?:end|last|final|finally|eventually|then|later|after)$/;

/** "Initially denied and ultimately acknowledged" with "and": the two would hold at one time. */
function losesStage(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (!tokens.slice(from, to).some(({ lower }) => lateStage.test(lower))) return false;
  return !words.some((word) => tellsStage.test(word)) && tokens.some(({ lower }) => earlyStage.test(lower));
}

const graded = /^(?:so|too|as|how|such|what|quite|rather|more|most|less|least|equally|very)$/;

/** "Such a vast territory", "so grave" with "very large", "very serious": how much is said before. */
function gradesTwice(words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean {
  const at = /^an?$/.test(words[0] ?? "") ? 1 : 0;
  if (words[at] !== "very") return false;
  const before = tokens[from - 1]?.lower ?? "";
  if (at === 1 || !/^an?$/.test(before)) return graded.test(before);
  return /^(?:such|what|quite|rather)$/.test(tokens[from - 2]?.lower ?? "");
}

/** How far the verb of a clause may stand from its start for the clause to be clear without "that". */
const clearSubject = 8;

/** "I realized that my words, meant to last, had failed" without "that": the words would be what was realized. */
function hidesClause(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  if (tokens[to - 1]?.lower !== "that" || to - from < 2 || words.includes("that")) return false;
  if (words.length === 0) return false;
  const rest = tokens.slice(to, to + clearSubject);
  const verb = rest.findIndex(({ pos }) => pos === "VERB" || pos === "AUX");
  const pause = rest.findIndex(({ pos }) => pos === "PUNCT");
  return pause >= 0 && (verb < 0 || pause < verb);
}

const refusals = [
  gradesTwice,
  hidesClause,
  opensWithFigure,
  opensAside,
  bringsUs,
  takesSubject,
  partsTwins,
  partsPlans,
  partsProgressives,
  leavesAgent,
  strandsPredicate,
  needsParticiple,
  losesStage,
  partsInfinitives,
  partsNouns,
  strandsOf,
  strandsAs,
  strandsLink,
  strandsWith,
  countsUncountable,
  countsDefinite,
  jarsWithMore,
  jarsWithDeed,
  measures,
  negatesReason,
  contradicts,
  gradesLightVerb,
  bindsByLaw,
  fillsWithMeasure,
  speaksUpForDeed,
];

/** Whether the words of a replacement would break what stands around the match. */
export const breaksWhatFollows = (words: readonly string[], match: TokenRun, sentence: Sentence): boolean =>
  refusals.some((refuses) => refuses(words, match, sentence));
