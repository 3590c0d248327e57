import type { Sentence } from "../../document/types.ts";
import type { Candidate } from "../candidate.ts";
import { clauseAt, mainVerb } from "../clause.ts";
import { structuralCandidate } from "../structural.ts";
import { markBeforeClause } from "./before-clause.ts";
import { markBeforeLink } from "./before-link.ts";
import { markBeforePhrase } from "./before-phrase.ts";
import { type Mark, mainVerbBefore, onlyComma } from "./mark.ts";
import { exclaimed } from "./phrases.ts";
import { around, prior, reason } from "./replace-dash.ts";

/** "fair market value — that is, the price …": a gloss, no clause. */
const isGloss = ({ tokens }: Sentence, from: number): boolean =>
  tokens[from]?.lower === "that" && tokens[from + 1]?.lower === "is" && tokens[from + 2]?.text === ",";

/** "users offer perks – those helping to fund it got a lamp": a clause whose subject goes on. */
const opensLongSubject = ({ tokens }: Sentence, from: number): boolean =>
  /^(those|these)$/.test(tokens[from]?.lower ?? "") && /..ing$/.test(tokens[from + 1]?.lower ?? "");

/** "I was angry — furious, really.": the speaker mends a word, and explains nothing. */
const mendsItself = ({ tokens }: Sentence, from: number): boolean =>
  tokens[from + 1]?.text === "," && /^(really|even|actually|rather)$/.test(tokens[from + 2]?.lower ?? "");

/** "the one time I won, it was a draw": put before a clause of its own. */
const leadsToClause = (sentence: Sentence, from: number): boolean =>
  sentence.tokens.some(({ text }, at) => at > from && text === "," && clauseAt(sentence, at + 1) !== null);

/** What says the words before it in another way, whatever its own clause looks like. */
function saysOtherwise(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  const [first = "", second = ""] = tokens.slice(from, from + 2).map(({ lower }) => lower);
  // "They met again — not as rivals, but as friends.", "a hard question — the kind most people duck"
  if (first === "not") return true;
  if (/^(the|a)$/.test(first) && /^(kind|sort|type|one)$/.test(second)) return !leadsToClause(sentence, from);
  // "the skills that count — such as first aid, knots and maps": no colon stands before "such as".
  return first === "such" && second === "as";
}

/** What to put for the only dash of a sentence, by what stands behind it; null where it stays. */
function markFor(sentence: Sentence, at: number): Mark | null {
  if (exclaimed.test(sentence.tokens[at + 1]?.lower ?? "")) return ". ";
  if (isGloss(sentence, at + 1) || opensLongSubject(sentence, at + 1)) return null;
  if (mendsItself(sentence, at + 1)) return null;
  if (saysOtherwise(sentence, at + 1)) return onlyComma(sentence, mainVerbBefore(sentence, at), at);
  const link = markBeforeLink(sentence, at);
  if (link) return link;
  const clause = clauseAt(sentence, at + 1);
  return clause ? markBeforeClause(sentence, at, clause) : markBeforePhrase(sentence, at);
}

/** One dash: to a full stop, a semicolon, a colon or a comma, by what stands behind it. */
export function single(sentence: Sentence, at: number, source: string): Candidate[] {
  const after = sentence.tokens[at + 1];
  const mark = after && mainVerb(sentence, 0, at) ? markFor(sentence, at) : null;
  const edit = mark && around(sentence, at, mark, source);
  if (!after || !mark || !edit) return [];
  const opens = mark === ". ";
  if (opens && after.protected !== null) return [];
  const whole = opens
    ? { ...edit, end: after.start + 1, replacement: mark + after.text.charAt(0).toUpperCase() }
    : edit;
  return [
    structuralCandidate(sentence, {
      kind: "punctuation",
      origin: `dash to ${mark.trim()}`,
      reason,
      from: at,
      to: at + 2,
      edits: [whole],
      prior,
    }),
  ];
}
