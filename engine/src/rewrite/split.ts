import type { Sentence } from "../document/types.ts";
import type { Rewrite } from "./candidate.ts";
import { splitAfterComma } from "./split/after-comma.ts";
import { splitAtSemicolon } from "./split/at-semicolon.ts";

/** "- Arrives assembled; no tools required": an item without a full stop does not become two sentences. */
const stops = ({ tokens }: Sentence): boolean => tokens.slice(-3).some(({ text }) => /[.?!…:]/.test(text));

/** Splits a long sentence where a second full clause begins: ", and it …", "; it …". */
export const split: Rewrite = (sentence, context) =>
  sentence.tokens.flatMap((token, at) => {
    if (token.protected !== null || !stops(sentence)) return [];
    if (token.text === ";") return splitAtSemicolon(sentence, at);
    return token.text === "," ? splitAfterComma(sentence, at, context) : [];
  });
