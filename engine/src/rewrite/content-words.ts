import type { Token } from "../document/types.ts";
import { wordSet } from "../word-set.ts";

const light = wordSet(
  "additionally furthermore moreover however thus thereby hence ultimately overall consequently therefore nevertheless nonetheless similarly conversely finally firstly secondly be have do go get make take give keep let put come seem become say one other such own same many much more most few several lot way thing very really quite just also then there here now so too even still only well",
);

/** Whether a token carries the text's content: nouns, verbs, adjectives and adverbs that are not light words. */
export function isContentWord(token: Token): boolean {
  return ["NOUN", "VERB", "ADJ", "ADV", "PROPN"].includes(token.pos) && !light.has(token.lemma);
}

/** Two words count as the same content where they share their first letters up to an ending. */
function sameStem(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  const shared = Math.max(4, least - 2);
  return a === b || (least >= 4 && a.slice(0, shared) === b.slice(0, shared));
}

/** How many content words of the tokens are not among the words of the replacement. */
export function contentLost(tokens: readonly Token[], replacement: string): number {
  const words = replacement.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return tokens.filter((token) => isContentWord(token) && !words.some((word) => sameStem(word, token.lower)))
    .length;
}
