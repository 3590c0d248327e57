import type { Rewrite } from "./candidate.ts";
import { pair } from "./dashes/dash-pair.ts";
import { single } from "./dashes/single-dash.ts";

const isDash = (text: string) => /^(—|–|--)$/.test(text);

/** Em dashes to commas, brackets, a colon or a full stop, by what stands between them. */
export const dashes: Rewrite = (sentence, { source }) => {
  const found = sentence.tokens.flatMap((token, at) => (isDash(token.text) ? [at] : []));
  const [first, second] = found;
  if (first === undefined || found.length > 2) return [];
  return second === undefined ? single(sentence, first, source) : pair(sentence, first, second, source);
};
