import { memoize } from "../memoize.ts";
import { wordSet } from "../word-set.ts";
import { nameToken, numberToken, type Tokens } from "./tokens.ts";

const wordClasses: Readonly<Record<string, ReadonlySet<string>>> = {
  firstPerson: wordSet("i i'm i've i'd i'll me my mine myself we us our ours we're we've"),
  secondPerson: wordSet("you your yours yourself you're you've you'll you'd"),
  thirdPerson: wordSet("he she him her his hers they them their theirs it it's he's she's they're"),
  this: wordSet("this these"),
  that: wordSet("that those"),
  its: wordSet("its"),
  and: wordSet("and"),
  the: wordSet("the"),
  article: wordSet("a an"),
  of: wordSet("of"),
  to: wordSet("to"),
  be: wordSet("is are was were be been being am"),
  get: wordSet("get gets got getting go goes going went put puts thing things lot"),
  cause: wordSet("because so but"),
  asWhile: wordSet("as while upon within amidst despite through"),
  said: wordSet("said says told asked tell say"),
  particle: wordSet("up out off back down over around away"),
  filler: wordSet("just really very even still too quite actually pretty maybe"),
  modal: wordSet("can could may might must should would will shall"),
  negation: wordSet(
    "not no never nothing none don't didn't doesn't isn't wasn't can't won't wouldn't couldn't",
  ),
};

const participle = /^.{3,}ing$/;

const wordTests: Readonly<Record<string, RegExp>> = {
  adverb: /^.{3,}ly$/,
  nominalization: /^.{3,}(?:tion|sion|ment|ness|ity|ance|ence)s?$/,
  participle,
  past: /^.{2,}ed$/,
  contraction: /'(?:s|m|d|re|ve|ll|t)$/,
  long: /^.{9,}$/,
  short: /^.{1,3}$/,
};

const marks: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  colon: ":",
  dash: "—",
  exclamation: "!",
  question: "?",
  parenthesis: "(",
  ellipsis: "…",
  name: nameToken,
  number: numberToken,
};

/** Of more than one word: letters in units of five, ", making it easy", "fast, cheap, and good", "In 1987, …". */
const structural = ["letters", "hyphen", "trailingIng", "triad", "frontedPhrase"] as const;

/** Names of the habits counted in each sentence. */
export const localStyleNames: readonly string[] = [
  ...Object.keys(wordClasses),
  ...Object.keys(wordTests),
  ...Object.keys(marks),
  ...structural,
];

const indexOf = (name: (typeof structural)[number]): number => localStyleNames.indexOf(name);
const letters = indexOf("letters");
const hyphen = indexOf("hyphen");
const trailingIng = indexOf("trailingIng");
const triad = indexOf("triad");
const frontedPhrase = indexOf("frontedPhrase");
const classNames = Object.keys(wordClasses);
const testNames = Object.keys(wordTests);
const markIndex = new Map(
  Object.values(marks).map((mark, i) => [mark, classNames.length + testNames.length + i]),
);

/** Which habits a word shows. */
const habitsOf = memoize((word: string): readonly number[] => {
  const habits: number[] = [];
  const mark = markIndex.get(word);
  if (mark !== undefined) habits.push(mark);
  else {
    Object.values(wordClasses).forEach((words, i) => {
      if (words.has(word)) habits.push(i);
    });
    Object.values(wordTests).forEach((test, i) => {
      if (test.test(word)) habits.push(classNames.length + i);
    });
  }
  return habits;
}, 50_000);

/** Tokens before a comma that can be a clause of their own, and those that are no more than a phrase. */
const leastClause = 4;
const mostPhrase = 8;

/** Counts of stylistic habits in one sentence, in the order of `localStyleNames`; additive over sentences. */
export function localStyle(tokens: Tokens): Float64Array {
  const counts = new Float64Array(localStyleNames.length);
  const { texts } = tokens;
  const add = (index: number, by = 1) => {
    counts[index] = (counts[index] ?? 0) + by;
  };
  let fronted = false;
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? "";
    for (const habit of habitsOf(text)) add(habit);
    if (text !== ",") continue;
    const next = texts[i + 1] ?? "";
    if (participle.test(next) && i >= leastClause) add(trailingIng);
    if (next === "and" && (texts[i - 2] === "," || texts[i - 3] === "," || texts[i - 4] === ",")) add(triad);
    if (!fronted && i <= mostPhrase) {
      fronted = true;
      add(frontedPhrase);
    }
  }
  add(letters, tokens.letters / 5);
  add(hyphen, tokens.hyphens);
  return counts;
}

/** Sentences of so few and so many words count as short and as long. */
const shortSentence = 8;
const longSentence = 28;

/** Names of the features that need the whole text; the first six are of sentence lengths. */
export const rhythmNames = [
  "meanLength",
  "lengthSpread",
  "relativeSpread",
  "meanStep",
  "shortShare",
  "longShare",
  "commaSpread",
  "openerVariety",
  "wordVariety",
] as const;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation; 0 for fewer than two values. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const center = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1));
}

const varietyWindow = 50;
/** Taken for a text shorter than one window: near the median of the corpus. */
const usualVariety = 0.8;

/** Mean share of different words in running windows of 50 words. */
function wordVariety(words: readonly string[]): number {
  const shares: number[] = [];
  for (let from = 0; from < words.length; from += varietyWindow) {
    const window = words.slice(from, from + varietyWindow);
    if (window.length === varietyWindow) shares.push(new Set(window).size / varietyWindow);
  }
  return shares.length > 0 ? mean(shares) : usualVariety;
}

/** Rhythm and variety of a text, in the order of `rhythmNames`. */
export function rhythm(sentences: readonly Tokens[]): Float64Array {
  const lengths = sentences.map(({ words }) => words);
  const steps = lengths.slice(1).map((length, i) => Math.abs(length - (lengths[i] ?? 0)));
  const commas = sentences.map(({ texts }) => texts.filter((text) => text === ",").length);
  const openers = new Set(sentences.map(({ texts }) => texts[0]));
  const words = sentences.flatMap(({ texts }) => texts.filter((text) => /^\p{L}/u.test(text)));
  const average = mean(lengths);
  return Float64Array.of(
    average,
    spread(lengths),
    average > 0 ? spread(lengths) / average : 0,
    mean(steps),
    mean(lengths.map((length) => (length <= shortSentence ? 1 : 0))),
    mean(lengths.map((length) => (length >= longSentence ? 1 : 0))),
    spread(commas),
    sentences.length > 0 ? openers.size / sentences.length : 1,
    wordVariety(words),
  );
}
