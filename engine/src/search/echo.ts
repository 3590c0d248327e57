import { bracketsOrigin } from "../rewrite/brackets.ts";
import type { Candidate } from "../rewrite/candidate.ts";
import type { Span } from "../types.ts";
import { wordSet } from "../word-set.ts";

/** Words that no reader notices twice. */
const unnoticed = wordSet(
  "about after again although another because been before being both come does done each even every from have here into just like made make many more most much need only other over said same seem since some such take than that their them then there these they thing this those through under until want well were what when where which while will with would your",
);

/** Short, and yet a reader notices them twice. */
const noticedShort = wordSet("say get got big let set use key old try led way app met");

/** Small, and yet a reader notices them where an edit brings them: "numerous" as "many" beside "many of which", "merely" as "only" beside "the only one". */
const noticedTwice = wordSet("many see like only well");

/** The words of a text that a reader would notice a second time, each without its ending. */
function noticed(text: string, also?: ReadonlySet<string>): string[] {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  return words
    .filter((word) => (word.length > 3 && !unnoticed.has(word)) || noticedShort.has(word) || also?.has(word))
    .map(stem);
}

function stem(word: string): string {
  return word
    .replace(/^(?:choices?|chosen?)$/, "choose")
    .replace(/^found$/, "find")
    .replace(/^led$/, "lead")
    .replace(/^met$/, "meet")
    .replace(/^growth$/, "grow")
    .replace(/['’]s$/, "")
    .replace(/(?<=.{4})ments?$/, "")
    .replace(/(?:ing|ed|es|s|ly)$/, "")
    .replace(/[eiy]$/, "")
    .replace(/^(deep|weak|short|bright|dark)en$/, "$1")
    .replace(/(?<=.{4})ial$/, "")
    .replace(/(?<=.{4})(?:anc|ant|enc|ent)$/, "");
}

/** "Approximately one in ten, and roughly half of those": an "about" for each is one too many. */
const estimate = /^(?:approximately|roughly)$/i;

/** The words that the candidate brings in: in its replacements, not where it stands. */
function brought(source: string, candidate: Candidate): string[] {
  const replaced = source.slice(candidate.start, candidate.end);
  const before = new Set(noticed(replaced, noticedTwice));
  return candidate.edits
    .flatMap(({ replacement }) =>
      noticed(replacement, noticedTwice).concat(estimate.test(replaced) ? replacement.toLowerCase() : []),
    )
    .filter((word) => !before.has(word));
}

/** "Also," for "Furthermore," and then "Besides," for "Moreover,": one such opener is enough for so many sentences on either side. */
const openerReach = 6;

const isAdditiveOpener = ({ edits }: Candidate): boolean =>
  /^(?:Also|Plus|Besides|On top of this),$/.test(edits[0]?.replacement.trim() ?? "");

const opensBracket = ({ edits }: Candidate): boolean =>
  edits.some(({ replacement }) => replacement.includes("("));

/** Take the place of so many words that they are soon in every sentence. */
const frequent = new Set(
  [
    "very",
    "key",
    "vital",
    "real",
    "idea",
    "voice",
    "often",
    "results",
    "striking",
    "chance",
    "carry",
    "though",
    "start",
    "problem",
    "deal",
    "important",
  ].map(stem),
);

/** What a reader hears again where it opens two sentences near each other. */
const leads = ["But", "So"] as const;

type Lead = (typeof leads)[number];

/** A sentence that begins with the word, or one cut off from what it follows. */
const leadOpens: Readonly<Record<Lead, RegExp>> = {
  But: /(?:^|[.!?]["”]? )But\b/,
  So: /(?:^|[.!?]["”]? )So\b/,
};

const leadStarts: Readonly<Record<Lead, RegExp>> = { But: /^\W*But\b/, So: /^\W*So\b/ };

const leadsOf = ({ edits }: Candidate): readonly Lead[] =>
  leads.filter((lead) => edits.some(({ replacement }) => leadOpens[lead].test(replacement)));

/** So many sentences on, a reader still hears the last "But" or "So" that opened one. */
const leadReach = 2;

const leastPhrase = 3;

/** Whether the candidate says a phrase of three words or more that is in a text already. */
const saysAgain = ({ edits }: Candidate, text: string): boolean =>
  edits
    .map((edit) => edit.replacement.trim().toLowerCase())
    .some((phrase) => phrase.split(" ").length >= leastPhrase && text.includes(phrase));

/** A long word is remembered longer than a short one, and so is one that comes too often. */
const carriesFar = (word: string): boolean => frequent.has(word) || word.length >= 9;

/** So many characters away, also in the sentence before or after, a reader still hears a word; one that carries far from further. */
const earshot = 160;
const farEarshot = 400;

const isInsideWord = (text: string, at: number): boolean => /^\p{L}{2}$/u.test(text.slice(at - 1, at + 1));

/** Keeps count of what edits bring in that a reader would notice twice, sentence by sentence. */
export interface Echoes {
  /**
   * Whether the candidate brings a word or phrase that its sentence or what is near has already, or a word, brackets or
   * an additive opener that were brought in near by, or a "But" or "So" where one opens a sentence near by.
   */
  readonly repeats: (candidate: Candidate, sentence: number) => boolean;
  readonly add: (candidate: Candidate, sentence: number) => void;
}

/** @param bounds where each sentence of the source begins and ends */
export function createEchoes(source: string, bounds: readonly Span[]): Echoes {
  const added: Set<string>[] = bounds.map(() => new Set());
  const standing = ({ start, end }: Candidate, sentence: number, reach: number) => {
    const span = bounds[sentence] ?? { start, end };
    const from = Math.max(0, Math.min(span.start, start - reach));
    const to = Math.max(span.end, end + reach);
    const before = source.slice(from, start);
    const after = source.slice(end, to);
    // What the reach cuts in two is no word.
    const whole = [
      isInsideWord(source, from) ? before.replace(/^\p{L}+/u, "") : before,
      isInsideWord(source, to) ? after.replace(/\p{L}+$/u, "") : after,
    ];
    return new Set(noticed(whole.join(" "), noticedTwice));
  };
  /** The sentence with the one before and the one after. */
  const around = (sentence: number) =>
    source
      .slice(bounds[Math.max(0, sentence - 1)]?.start, bounds[Math.min(bounds.length - 1, sentence + 1)]?.end)
      .toLowerCase();
  /** The sentences that were given an additive opener, those that were given a "But" or "So", and those that were given brackets. */
  const opened: number[] = [];
  const led: Readonly<Record<Lead, number[]>> = { But: [], So: [] };
  const bracketed: number[] = [];
  const isNear = (sentences: readonly number[], sentence: number, reach: number) =>
    sentences.some((other) => Math.abs(other - sentence) <= reach);
  /** Whether the word opens a sentence near: one of the source, or one that an edit made begin so. */
  const isLed = (lead: Lead, sentence: number) =>
    isNear(led[lead], sentence, leadReach) ||
    bounds
      .slice(Math.max(0, sentence - leadReach), sentence + leadReach + 1)
      .some(({ start, end }) => leadStarts[lead].test(source.slice(start, end)));
  return {
    repeats: (candidate, sentence) => {
      if (candidate.origin === bracketsOrigin && isNear(bracketed, sentence, 1)) return true;
      if (isAdditiveOpener(candidate) && isNear(opened, sentence, openerReach)) return true;
      if (leadsOf(candidate).some((lead) => isLed(lead, sentence))) return true;
      if (saysAgain(candidate, around(sentence))) return true;
      const words = brought(source, candidate);
      if (words.length === 0) return false;
      const here = standing(candidate, sentence, earshot);
      const wide = words.some(carriesFar) ? standing(candidate, sentence, farEarshot) : here;
      const near = (reach: number) => added.slice(Math.max(0, sentence - reach), sentence + reach + 1);
      return words.some(
        (word) =>
          (carriesFar(word) ? wide : here).has(word) ||
          near(frequent.has(word) ? 2 : 1).some((set) => set.has(word)),
      );
    },
    add: (candidate, sentence) => {
      for (const word of brought(source, candidate)) added[sentence]?.add(word);
      if (opensBracket(candidate)) bracketed.push(sentence);
      if (isAdditiveOpener(candidate)) opened.push(sentence);
      for (const lead of leadsOf(candidate)) led[lead].push(sentence);
    },
  };
}
