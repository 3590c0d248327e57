import type { Sentence, Token } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import type { TextEdit } from "../text-edit.ts";

/** Where a word stands again behind `from` as a row goes on: after a comma or a conjunction. */
const repeatedInRow = ({ tokens }: Sentence, from: number, word: string): number[] =>
  tokens.flatMap(({ lower }, i) =>
    i >= from && lower === word && /^(and|or|but|nor|yet|then|,)$/.test(tokens[i - 1]?.lower ?? "")
      ? [i]
      : [],
  );

/** Whether another that-clause follows, as in "told us that it was slow and that it broke": a row keeps its first "that". */
export const goesOnWithThat = (sentence: Sentence, from: number): boolean =>
  repeatedInRow(sentence, from, "that").length > 0;

/** Whether "to" and a verb stand at the token. */
const isInfinitive = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.lower === "to" && tokens[at + 1]?.pos === "VERB";

/** Whether another "to" and a verb follow, as in "forced them to stop and to listen", "forced them to stop and us to listen". */
const goesOnWithTo = (sentence: Sentence, from: number): boolean =>
  sentence.tokens.some(({ lower }, i) => {
    if (i < from || !/^(and|or|but|nor|yet|then|,)$/.test(lower)) return false;
    const others = nounPhraseAt(sentence, i + 1);
    return isInfinitive(sentence, i + 1) || (others !== null && isInfinitive(sentence, others.to));
  });

/** Whether the word at `at` is said twice in a row, as in "only on the phone and only at night": it is meant to be. */
function saidTwice(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const word = tokens[at];
  if (!word || !/^(ADV|ADJ|VERB|NOUN)$/.test(word.pos)) return false;
  const before = tokens.findIndex(({ lower }) => lower === word.lower);
  return (
    repeatedInRow(sentence, at + 1, word.lower).length > 0 ||
    (before < at && repeatedInRow(sentence, before + 1, word.lower).includes(at))
  );
}

/** Whether an edit takes the token away, and its replacement does not bring the word back. */
const drops = (edits: readonly TextEdit[], token: Token): boolean =>
  edits.some(
    ({ start, end, replacement }) =>
      start < token.end && end >= token.end && !replacement.split(/\W+/).includes(token.lower),
  );

/** Whether edits on tokens `[from, to)` drop a "that", or the "to" before the last verb, of a row that goes on with it, or change a word said twice. */
export function breaksRow(sentence: Sentence, from: number, to: number, edits: readonly TextEdit[]): boolean {
  const tokens = sentence.tokens.slice(from, to);
  const changes = (token: Token) =>
    tokens.length === 1 || (/^(?:ADJ|ADV)$/.test(token.pos) && drops(edits, token));
  if (tokens.some((token, i) => changes(token) && saidTwice(sentence, from + i))) return true;
  const dropsThat = tokens.some((token) => token.lower === "that" && drops(edits, token));
  if (dropsThat && goesOnWithThat(sentence, to)) return true;
  const particle = tokens.at(-2);
  return particle?.lower === "to" && drops(edits, particle) && goesOnWithTo(sentence, to);
}
