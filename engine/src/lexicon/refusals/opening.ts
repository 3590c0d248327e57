/** Replacements that would leave a sentence with an opening that none should have. */
import type { Sentence } from "../../document/types.ts";
import type { TokenRun } from "../context.ts";
import type { Refusal } from "./refusal.ts";

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

export const openingRefusals: readonly Refusal[] = [opensWithFigure, opensAside];
