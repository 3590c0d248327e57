import type { Sentence, Token } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import type { Rewrite } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";
import { capitalize, isCapitalized } from "./text-edit.ts";

/** Time and place: "this year" is not "the year". */
const deictic =
  /^(year|day|week|month|morning|afternoon|evening|night|time|moment|point|hour|minute|second|season|century|decade|age|era|summer|winter|spring|fall|autumn|weekend|way|one|kind|sort|type|case|paper|article|essay|study|report|work|post|guide|section|chapter|survey|thesis|review|place|book|letter|world|country|city|town|house|room|man|woman|guy|life|planet|figure|table|respect|regard|end|reason|customer|reviewer|reader|writer|author|user)$/;

const mentions = (sentence: Sentence | null, lemma: string, before: number): boolean =>
  sentence?.tokens.some((token) => token.end <= before && token.pos === "NOUN" && token.lemma === lemma) ??
  false;

const endsPhrase = (token: Token | undefined) =>
  token === undefined || !["NOUN", "PROPN", "NUM"].includes(token.pos);

/**
 * "These methods" to "The methods" where the methods were just named: machines point with "this" and "these" nearly
 * twice as often as people do.
 */
export const demonstrative: Rewrite = (sentence, { previous }) =>
  sentence.tokens.flatMap((token, at) => {
    if (!/^(this|these)$/.test(token.lower) || token.protected !== null) return [];
    const phrase = nounPhraseAt(sentence, at);
    const head = phrase && sentence.tokens[phrase.to - 1];
    if (!head || phrase.to - at < 2 || head.pos !== "NOUN" || deictic.test(head.lemma)) return [];
    if (
      !endsPhrase(sentence.tokens[phrase.to]) ||
      /^(of|and|or|that|who|which)$/.test(sentence.tokens[phrase.to]?.lower ?? "")
    )
      return [];
    if (sentence.tokens[at - 1]?.lower === "all" || sentence.tokens[at - 1]?.lower === "both") return [];
    const named = mentions(previous, head.lemma, token.start) || mentions(sentence, head.lemma, token.start);
    if (!named) return [];
    return [
      structuralCandidate(sentence, {
        kind: "function-word",
        origin: "demonstrative",
        reason: "what was just named needs no pointing at",
        from: at,
        to: phrase.to,
        edits: [
          {
            start: token.start,
            end: token.end,
            replacement: isCapitalized(token.text) ? capitalize("the") : "the",
          },
        ],
        prior: 1,
      }),
    ];
  });
