import type { Sentence } from "../../document/types.ts";
import { isDeterminer } from "../../lexicon/context.ts";
import { isAside } from "../../lexicon/refusals/opening.ts";
import { wordSet } from "../../word-set.ts";
import { clauseAt } from "../clause.ts";
import { type CommaRule, dropCommas } from "./drop.ts";

const adverbs = wordSet(
  "today tomorrow yesterday now then soon sometimes often occasionally usually here recently eventually later afterwards initially currently traditionally historically slowly gradually suddenly perhaps maybe next immediately previously originally",
);
const prepositions = wordSet("in at on after before during since over from under through throughout");
const longest = 5;

/** What joins the sentence to those before it keeps its pause: "In contrast, the plant …". */
const linking = wordSet(
  "paper contrast example instance hand addition conclusion summary sum short turn general particular essence reality words fact effect theory practice truth core heart root seriousness honesty fairness likelihood probability news response return downside upside contrary whole standpoint perspective viewpoint note side level sense extent surface way",
);

/** Words that stand for a noun named before: "In the former, the plant …". */
const understood = wordSet(
  "first second third fourth latter former last other others next one some many most both all few each this these those",
);

const timeOf = "(day|morning|evening|afternoon|night|week|month|year|summer|winter|autumn|spring|weekend)";
const times = new RegExp(
  [
    "(and|but) (then|now|today|suddenly|sometimes)",
    "for (now|years|decades|centuries|months|weeks|days|hours|a while|a time|the first time|a (brief |long )?(moment|second|instant|time))",
    "by (now|morning|noon|evening|nightfall|midnight|dawn|dusk|daybreak)",
    `(one|that|this|the next|the following|last|the same) ${timeOf}`,
    "this time",
    "(a few |several |two |three |many )?(years|days|weeks|months|hours|minutes|moments|seconds) later",
    "from (that|this) (day|moment|point) (on|onward|forward)",
    "from then on",
    "together",
  ]
    .map((opening) => `^${opening}$`)
    .join("|"),
);

/** Nouns of time end a phrase by themselves: "In the summer the town". */
const time =
  /^(day|morning|evening|afternoon|night|week|month|year|summer|winter|autumn|fall|spring|weekend|hour|minute|second|moment|time|era|age|decade|century|period|war|beginning|start|end|past|future|present)$/;

const openingWords = ({ tokens }: Sentence, at: number): string =>
  tokens
    .slice(0, at)
    .map(({ lower }) => lower)
    .join(" ");

/** What stands before the opening comma: one adverb, or a preposition with up to four words and no verb. */
function isShortOpening(sentence: Sentence, at: number): boolean {
  const first = sentence.tokens[0];
  if (!first) return false;
  if (at <= longest + 1 && times.test(openingWords(sentence, at))) return true;
  if (at === 1) return adverbs.has(first.lower);
  if (at > longest) return false;
  const words = sentence.tokens.slice(1, at);
  const nominal = words.every(
    ({ pos, lower }) =>
      (["DET", "ADJ", "NOUN", "NUM", "PROPN", "PRON"].includes(pos) && !/.ing$/.test(lower)) ||
      lower === "of",
  );
  const last = sentence.tokens[at - 1];
  // "By page 12, I was": the figure would run into what follows, a year does not.
  if (last?.pos === "NUM" && !/^(1|2)\d{3}$/.test(last.text)) return false;
  const links = linking.has(last?.lower ?? "") || sentence.tokens[1]?.lower === "terms";
  // "In the first, the professor": a noun is understood, and the next one would take its place.
  // "In you, our family has": the pronoun would run into what follows.
  const bare = at === 2 && last?.pos === "PRON";
  // "Throughout the book the lovers": the noun would run into the one that follows.
  const runsOn = last?.pos === "NOUN" && !time.test(last.lemma) && isDeterminer(sentence.tokens[at + 1]);
  const elliptic = bare || last?.pos === "ADJ" || last?.pos === "DET" || understood.has(last?.lower ?? "");
  return prepositions.has(first.lower) && nominal && !links && !elliptic && !runsOn;
}

/** After these no noun could belong to the opening: "Today, farms are", "In recent years, sales have". */
const closed =
  /^(today|yesterday|tomorrow|now|sometimes|usually|in (1|2)\d{3}|in recent (years|months|decades|weeks)|over the years|at first|at the time)$/;

/** After these a bare noun would seem to go with them: "Next, teams meet", "Historically, routes were planned by hand". */
const mistakable =
  /^(here|next|later|previous|then|(?:historical|traditional|previous|original|initial|current|gradual|immediate|recent)ly)$/;

const possessive = /^(my|your|his|her|its|our|their)$/;

/** Whether what follows the comma at `at` is plainly the subject of the sentence. */
function opensClause(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at + 1];
  const opening = openingWords(sentence, at);
  // "In humans more and more data show" would be read as "in more humans"; so "a growing body", which may become that.
  if (!next || /^(more|most|less|fewer|that['’]s)$/.test(next.lower)) return false;
  // "At Larkfield Health, your privacy comes first": the name would run into it.
  if (sentence.tokens[at - 1]?.pos === "PROPN" && possessive.test(next.lower)) return false;
  // "From that moment on, his gift": "on his gift".
  if (sentence.tokens[at - 1]?.lower === "on" && isDeterminer(next)) return false;
  const grows = /^(growing|increasing)$/.test(sentence.tokens[at + 2]?.lower ?? "");
  const named = at === 1 && !mistakable.test(opening) && (next.pos === "NOUN" || next.pos === "PROPN");
  const plain = isDeterminer(next) || next.pos === "PRON" || named || closed.test(opening);
  return plain && !grows && clauseAt(sentence, at + 1) !== null;
}

/** "In Oslo, the hotel closed; in Rome, the ballroom did": what opens alike behind a semicolon keeps its comma alike. */
const opensAlikeLater = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === ";" &&
      tokens[at + 1]?.lower === tokens[0]?.lower &&
      tokens.slice(at + 2, at + 2 + longest).some((token) => token.text === ","),
  );

/** "Today, the team" to "Today the team", "In this essay, we" to "In this essay we". */
export const openingComma: CommaRule = (sentence, at) => {
  const next = sentence.tokens[at + 1];
  if (
    !next ||
    /^(who|which|that|when|where|whose|what|how|why)(?:['’]\w+)?$/.test(next.lower) ||
    !isShortOpening(sentence, at) ||
    opensAlikeLater(sentence)
  )
    return [];
  // "Sometimes, it seems, the best": an aside, which keeps both its commas.
  if ((next.pos === "PRON" && sentence.tokens[at + 3]?.text === ",") || isAside(sentence, at + 1)) return [];
  // "Now, Pim was no fool", "Now, we all know that story": the speaker turns to her; no time is meant.
  if (openingWords(sentence, at) === "now") return [];
  // "In the event of rain, the match", "in light of this, we": what may become "If it rains, the match", "Given this, we".
  if (/^in (?:the event|light|view) /.test(openingWords(sentence, at))) return [];
  return opensClause(sentence, at)
    ? dropCommas(sentence, [at], "opening comma", "no pause is needed after so short an opening")
    : [];
};
