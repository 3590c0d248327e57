import type { Sentence } from "../../document/types.ts";
import { isPreposition } from "../../lexicon/context.ts";
import { conjugate } from "../../morphology/verbs.ts";
import { mainVerb } from "../clause.ts";

const bridges = new Set(["thereby", "thus", "ultimately", "further", "also"]);

export interface TrailingClause {
  readonly comma: number;
  readonly verb: number;
  readonly base: string;
}

/** The last ", …ing" of the sentence, where nothing but its own phrase follows. */
export function trailingClause(sentence: Sentence): TrailingClause | null {
  for (let comma = sentence.tokens.length - 3; comma > 1; comma -= 1) {
    if (sentence.tokens[comma]?.text !== "," || sentence.tokens[comma]?.protected !== null) continue;
    const verb = bridges.has(sentence.tokens[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
    const token = sentence.tokens[verb];
    if (token?.pos !== "VERB" || !token.lower.endsWith("ing") || token.protected !== null) continue;
    if (conjugate(token.lemma).ing !== token.lower || sentence.tokens[verb + 1]?.pos === "PUNCT") return null;
    return { comma, verb, base: token.lemma };
  }
  return null;
}

/** Where verbs in -ing are joined to another from `from` on: "reducing" of "providing strength and reducing friction". */
export const secondVerbs = ({ tokens }: Sentence, from: number): readonly number[] =>
  tokens.flatMap((token, at) => {
    const [beforeLast, , last] = tokens.slice(at - 3, at);
    const next = tokens[at + 1];
    const reach = last?.pos === "ADV" ? 3 : 2;
    const joined = tokens
      .slice(Math.max(from, at - reach), at)
      .some((before) => before.pos === "CCONJ" || before.text === ",");
    // "human bias and increasing objectivity", "the streets and engaging in battles": read as an adjective, it may be the verb.
    const attributive =
      last?.pos === "CCONJ" &&
      ((next?.pos === "NOUN" && !/^an?$/.test(beforeLast?.lower ?? "")) ||
        (next !== undefined && isPreposition(next)));
    const isSecond =
      at >= from && joined && token.lower.endsWith("ing") && (token.pos !== "ADJ" || attributive);
    return isSecond ? [at] : [];
  });

/** "providing strength and reducing friction": a second -ing verb would be left hanging. */
export const hasSecondVerb = (sentence: Sentence, from: number): boolean =>
  secondVerbs(sentence, from).length > 0;

export const embedders = /^(that|which|who|whom|what|how|where|when|why|as|if|because|whether|whose)$/;

/** A finite verb in the trailing phrase that no word there opens a clause for. */
export function hasLooseFinite(sentence: Sentence, from: number): boolean {
  // ", and let it drop": a past that looks like the base form.
  const alike = sentence.tokens.some(
    ({ pos, lower, lemma }, at) =>
      at > from + 1 &&
      pos === "VERB" &&
      lower === conjugate(lemma).past &&
      sentence.tokens[at - 1]?.pos === "CCONJ" &&
      sentence.tokens[at - 2]?.text === ",",
  );
  const verb = mainVerb(sentence, from, sentence.tokens.length);
  if (alike) return true;
  if (verb === null) return false;
  const [noun, subject] = sentence.tokens.slice(Math.max(from, verb.at - 2), verb.at);
  const contact = noun?.pos === "NOUN" && subject?.pos === "PRON";
  return !contact && !sentence.tokens.slice(from, verb.at).some(({ lower }) => embedders.test(lower));
}
