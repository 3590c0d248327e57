import type { Sentence } from "../../document/types.ts";

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

/** What stands by itself: "It is no small feat—congratulations!" */
export const exclaimed = /^(congratulations|congrats|thanks|kudos|bravo|cheers|sorry|welcome)$/;
