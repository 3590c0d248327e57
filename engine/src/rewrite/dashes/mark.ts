import type { Sentence } from "../../document/types.ts";
import { clauseAt, hasComma, mainVerb } from "../clause.ts";

/** What may stand in a dash's place. */
export type Mark = ". " | "; " | ": " | ", ";

/** A comma, where no other stands between the tokens: among others it would not be heard for the dash. */
export const onlyComma = (sentence: Sentence, from: number, to: number): Mark | null =>
  hasComma(sentence, from, to) ? null : ", ";

/** Where the main verb before `to` stands: behind what is put first, "As I walked, I found". */
export function mainVerbBefore(sentence: Sentence, to: number): number {
  const comma = sentence.tokens.findLastIndex(
    ({ text }, at) => at < to && text === "," && clauseAt(sentence, at + 1) !== null,
  );
  return mainVerb(sentence, comma + 1, to)?.at ?? 0;
}

/** Whether a finite verb stands at a token. */
export const isFiniteVerb = (sentence: Sentence, at: number): boolean =>
  mainVerb(sentence, at, at + 1) !== null;
