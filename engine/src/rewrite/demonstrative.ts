import type { Sentence, Token } from "../document/types.ts";
import { nounPhraseAt, type TokenRun } from "../lexicon/context.ts";
import type { Candidate, Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";
import { capitalize, isCapitalized } from "./text-edit.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Time and place: "this year" is not "the year". */
const deictic = words(
  "year day week month morning afternoon evening night time moment point hour minute second season century decade age era summer winter spring fall autumn weekend way one kind sort type case paper article essay study report dissertation memorandum memo manual monograph volume manuscript handbook entry blog newsletter brochure work post guide section chapter survey thesis review place book letter world country city town house room man woman guy life planet figure table respect regard end reason customer reviewer reader writer author user",
);

/** What a text may point at as the thing it is about or stands before: "this restaurant" of a review is not "that". */
const subjects = words(
  "restaurant establishment shop hotel motel inn resort store cafe bar spot location venue eatery diner bakery salon clinic dealership business company product item device film movie song album story module research analysis dataset model method framework project novel poem play series episode game show part approach technique algorithm architecture system tool course class person child narrator speaker character passage text document proposal plan website app service team event meeting workshop conference fair program campaign offer sale role position internship job opportunity webinar trip tour recipe dish meal painting image photo piece exhibit",
);

const mentions = (sentence: Sentence | null, lemma: string, before: number): boolean =>
  sentence?.tokens.some((token) => token.end <= before && token.pos === "NOUN" && token.lemma === lemma) ??
  false;

/** "This month's calendar" points at the month. */
const ownedByTime = (token: Token | undefined) => {
  const [owner, possessive] = token?.lower.split(/['’]/) ?? [];
  return possessive === "s" && deictic.has(owner ?? "");
};

/** Who speaks of their own work means the thing at hand. */
const firstPerson = words("we us our i me my propose that");

const endsPhrase = (token: Token | undefined) =>
  token === undefined || !["NOUN", "PROPN", "NUM"].includes(token.pos);

interface Pointer {
  readonly token: Token;
  readonly at: number;
  readonly phrase: TokenRun;
  /** The noun it points with. */
  readonly head: Token;
}

/** "this" or "these" with a noun of its own that is not about time, place or the text itself. */
function pointers(sentence: Sentence): Pointer[] {
  return sentence.tokens.flatMap((token, at) => {
    if (!/^(this|these)$/.test(token.lower) || token.protected !== null) return [];
    const phrase = nounPhraseAt(sentence, at);
    const head = phrase && sentence.tokens[phrase.to - 1];
    const next = phrase ? sentence.tokens[phrase.to] : undefined;
    if (!head || phrase.to - at < 2 || head.pos !== "NOUN" || deictic.has(head.lemma)) return [];
    if (ownedByTime(sentence.tokens[at + 1])) return [];
    if (!endsPhrase(next) || /^(of|and|or|that|who|which)$/.test(next?.lower ?? "")) return [];
    return /^(all|both)$/.test(sentence.tokens[at - 1]?.lower ?? "") ? [] : [{ token, at, phrase, head }];
  });
}

const swap = (sentence: Sentence, { token, at, phrase }: Pointer, word: string, reason: string): Candidate =>
  structuralCandidate(sentence, {
    kind: "function-word",
    origin: `${token.lower} to ${word}`,
    reason,
    from: at,
    to: phrase.to,
    edits: [
      {
        start: token.start,
        end: token.end,
        replacement: isCapitalized(token.text) ? capitalize(word) : word,
      },
    ],
    prior: word === "the" ? 1 : 0,
  });

/**
 * "These methods" to "The methods" where the methods were just named, "This change" to "That change" where it sums up
 * the sentence before: machines point with "this" and "these" nearly twice as often as people do.
 */
export const demonstrative: Rewrite = (sentence, { previous }) =>
  pointers(sentence).flatMap((pointer) => {
    const { token, at, head } = pointer;
    const named = mentions(previous, head.lemma, token.start) || mentions(sentence, head.lemma, token.start);
    if (named) return [swap(sentence, pointer, "the", "what was just named needs no pointing at")];
    if (at > 0 || token.lower !== "this" || previous === null) return [];
    if (subjects.has(head.lemma))
      return [swap(sentence, pointer, "the", "what the text is about needs no pointing at")];
    return sentence.tokens.some(({ lower }) => firstPerson.has(lower))
      ? []
      : [swap(sentence, pointer, "that", "people point back with “that” as often")];
  });
