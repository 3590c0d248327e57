import type { Sentence, Token } from "../../document/types.ts";
import { mainVerb } from "../clause.ts";

/** Whether each finite verb behind `from` is that of a relative clause: "a park that everyone knows", "one you like". */
export function hasOnlyRelativeClauses(
  { tokens }: Sentence,
  from: number,
  to: number,
  hasFinite: (at: number) => boolean,
): boolean {
  let open = 0;
  for (let at = from; at < to; at += 1) {
    const pronoun =
      tokens[at]?.pos === "PRON" || /^(i|you|he|she|it|we|they)['’]/.test(tokens[at]?.lower ?? "");
    const contact = tokens[at - 1]?.pos === "NOUN" && pronoun;
    if (contact || /^(that|who|which|whose|where)(['’]\w+)?$/.test(tokens[at]?.lower ?? "")) open += 1;
    // "a trap that would lure us": "lure" belongs to "would".
    if (hasFinite(at) && tokens[at - 1]?.pos !== "AUX") open -= 1;
    if (open < 0) return false;
  }
  return true;
}

/** "For those who feel unsure": a phrase that has no verb but those of its relative clauses. */
export const isPhrase = (sentence: Sentence, start: number, to: number): boolean =>
  hasOnlyRelativeClauses(sentence, start, to, (verb) => mainVerb(sentence, verb, verb + 1) !== null);

/** "What she saw — a horse, a cart — was new": a clause that is the subject. */
export const isWhat = (token: Token | undefined): boolean => /^(what|whatever)$/.test(token?.lower ?? "");

/** What stands by itself: "It is no small feat—congratulations!" */
export const exclaimed = /^(congratulations|congrats|thanks|kudos|bravo|cheers|sorry|welcome)$/;
