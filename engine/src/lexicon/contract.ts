import type { Sentence, Token } from "../document/types.ts";
import type { TokenRun } from "./context.ts";

/** Words that only contracts, licences and bylaws use. */
const legalWords =
  /^(?:here(?:by|in|inafter|of|to|under|with)|there(?:of|under|from)|indemnif(?:y|ies)|licens(?:or|ee)|less(?:or|ee)|subtenant|sublessor|addendum|severability)$/;

/** What calls itself by its name: "this Agreement", "these Bylaws". */
const papers =
  /^(?:Agreement|Addendum|Lease|Sublease|Contract|Bylaws|Terms|MOU|Policy|Licen[cs]e|Memorandum)$/;

/** "Tenant shall", "The dues shall": who is bound by it is no "I" and no "they". */
const binds = ({ lower }: Token, before: Token | undefined): boolean =>
  lower === "shall" && before !== undefined && /^(?:NOUN|PROPN)$/.test(before.pos);

const verdicts = new WeakMap<Sentence, boolean>();

/** Whether the sentence binds somebody by law: its words were chosen for what they mean in court. */
function isClause(sentence: Sentence): boolean {
  const known = verdicts.get(sentence);
  if (known !== undefined) return known;
  const verdict = sentence.tokens.some((token, at, all) => {
    const before = all[at - 1];
    const named = papers.test(token.text) && /^(?:this|these|the)$/.test(before?.lower ?? "");
    return legalWords.test(token.lower) || binds(token, before) || named;
  });
  verdicts.set(sentence, verdict);
  return verdict;
}

/** What can be said plainly in a contract as well. */
const plain =
  /^(?:utili[sz]\w+|prior to|upon|for a period|in (?:the event|order|addition|excess)|following|subsequent|approximately|located|commenc\w+|(?:the )?remainder|annually|(?:deposit|payment|fee|fine|invoice|check|cheque) in)\b/;

/** Whether the words at `[from, to)` are those of a contract, which mean what they say: "retains", "in accordance with". */
export function bindsByLaw(_words: readonly string[], { from, to }: TokenRun, sentence: Sentence): boolean {
  if (!isClause(sentence)) return false;
  const words = sentence.tokens.slice(from, to).map(({ lower }) => lower);
  return !plain.test(words.join(" "));
}
