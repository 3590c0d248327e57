/** Replacements that do not go with how much is said of them, before or behind: "more", "so", "very". */
import type { Sentence, Token } from "../../document/types.ts";
import { isShortAdjective } from "../../morphology/adjectives.ts";
import type { TokenRun } from "../context.ts";
import type { Refusal } from "./refusal.ts";

const absolute = /^(?:vital|essential|crucial|critical|impossible|unique|indispensable|obsolete)$/;

/** "More and more big": a short adjective is compared in one word; "more and more worse" compares twice, "more and more vital" has no degrees. */
function jarsWithMore(words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean {
  const next = tokens[to];
  if (!next || words.at(-1) !== "more" || words.length < 2) return false;
  const compares = next.pos === "ADJ" || (next.pos === "ADV" && tokens[to - 1]?.lower === "increasingly");
  if (!compares || next.lower === "clear") return false;
  if (absolute.test(next.lower)) return true;
  return isShortAdjective(next.lower) || /^(?:less|worse|better|.*[^aeiou]er)$/.test(next.lower);
}

const inclined =
  /^(?:interested|inclined|tempted|attached|devoted|committed|opposed|exposed|concerned|worried|frustrated|annoyed|ashamed|determined|prepared|limited|confined)$/;

/** "More and more used to hide the loss": what is done to a thing is done more and more, but not "more and more used". */
const jarsWithDeed = (words: readonly string[], { to }: TokenRun, { tokens }: Sentence): boolean =>
  words.length > 2 &&
  words.at(-1) === "more" &&
  /..ed$/.test(tokens[to]?.lower ?? "") &&
  !inclined.test(tokens[to]?.lower ?? "") &&
  /^(?:to|as|for|instead)$/.test(tokens[to + 1]?.lower ?? "");

const times = /^(?:now|then|today|tomorrow|yesterday|here|there|perhaps|maybe|instead|when|if|why|how)$/;

/** Whether "so" before the token would be read with it: "so many of us", "so as the sun rose", "so that plan". */
export const readsWithSo = ({ pos, lower }: Token): boolean =>
  /^(?:that|as|many|much|few|little)$/.test(lower) || pos === "ADJ" || (pos === "ADV" && !times.test(lower));

/** "As a result, many of us left" with "so": it would be read as "so many". */
function turnsSoToDegree(words: readonly string[], { from, to }: TokenRun, { tokens }: Sentence): boolean {
  const next = tokens[to];
  const said = tokens.slice(from, to).some(({ lower }) => lower === "so");
  return next !== undefined && words.at(-1) === "so" && !said && readsWithSo(next);
}

const small =
  /^(?:small|slight|minor|modest|tiny|little|limited|subtle|gradual|short|brief|slightly|modestly|subtly|quietly|gradually)$/;

/** "A small but significant change" with "big": it cannot be both. */
const contradicts = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  /^(?:big|large|major|great|huge|greatly)$/.test(words[0] ?? "") &&
  /^(?:but|yet|though|and|if)$/.test(tokens[from - 1]?.lower ?? "") &&
  small.test(tokens[from - 2]?.lower ?? "");

const degree =
  /^(?:severely|significantly|greatly|substantially|dramatically|considerably|drastically|slightly|seriously|markedly|vastly|profoundly|heavily)$/;
const lightVerb =
  /^(?:mak(?:es?|ing)|made|ha(?:ve|s|d|ving)|giv(?:es?|ing)|gave|lets?|letting|puts?|is|are|was|were|be|being)$/;

/** "Severely limits our ability to" with "makes it harder for us to": how much is said of a verb that has little to say. */
const gradesLightVerb = (words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean =>
  words.length > 1 &&
  lightVerb.test(words[0] ?? "") &&
  degree.test(tokens[from - 1]?.lower ?? "") &&
  tokens[from]?.pos === "VERB";

const graded = /^(?:so|too|as|how|such|what|quite|rather|more|most|less|least|equally|very)$/;

/** "Such a vast territory", "so grave" with "very large", "very serious": how much is said before. */
function gradesTwice(words: readonly string[], { from }: TokenRun, { tokens }: Sentence): boolean {
  const at = /^an?$/.test(words[0] ?? "") ? 1 : 0;
  if (words[at] !== "very") return false;
  const before = tokens[from - 1]?.lower ?? "";
  if (at === 1 || !/^an?$/.test(before)) return graded.test(before);
  return /^(?:such|what|quite|rather)$/.test(tokens[from - 2]?.lower ?? "");
}

export const degreeRefusals: readonly Refusal[] = [
  jarsWithMore,
  jarsWithDeed,
  turnsSoToDegree,
  contradicts,
  gradesLightVerb,
  gradesTwice,
];
