import type { Sentence } from "../document/types.ts";
import type { VerbForm } from "../morphology/verbs.ts";
import { wordSet } from "../word-set.ts";
import { isPreposition } from "./context.ts";

const modals = wordSet(
  "to can could will would shall should may might must can't couldn't won't wouldn't shouldn't cannot help let make",
);
const singular = new Set(["he", "she", "it", "this", "that", "i"]);
const plural = new Set(["they", "we", "you", "these", "those"]);

function precedingWord(sentence: Sentence, index: number): number {
  let at = index - 1;
  while (sentence.tokens[at]?.pos === "ADV" || sentence.tokens[at]?.lower === "not") at -= 1;
  return at;
}

const governors =
  /^(do|does|did|don['’]t|doesn['’]t|didn['’]t|can|could|will|would|shall|should|may|might|must|let|lets|make|makes|made|help|helps|helped)$/;

/** "How does a patent differ", "it makes the house differ": the base form goes with what stands before its subject. */
function isGoverned(sentence: Sentence, at: number): boolean {
  for (let index = at; index >= 0; index -= 1) {
    const token = sentence.tokens[index];
    if (governors.test(token?.lower ?? "")) return true;
    if (token?.pos === "PUNCT" || token?.pos === "VERB") return false;
  }
  return false;
}

const wishes =
  /^(insist|insistence|demand|require|requirement|recommend|recommendation|propose|proposal|suggest|suggestion|urge|ask|request|vital|essential|crucial|imperative|important)$/;

/** "They insist that women serve as judges": what is asked for takes the base form, "be". */
function isWished({ tokens }: Sentence, at: number): boolean {
  const that = tokens.findLastIndex(({ lower }, index) => index < at && lower === "that");
  return that > 0 && wishes.test(tokens[that - 1]?.lemma ?? "");
}

/** "My wife and I", which may also be the end of one clause and the beginning of the next. */
const mayBeJoined = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at - 1]?.lower === "and" && /^(?:NOUN|PROPN|PRON)$/.test(tokens[at - 2]?.pos ?? "");

const relatives = new Set(["that", "which", "who"]);

function pastOfBe(sentence: Sentence, at: number): string | null {
  const subject = sentence.tokens[at];
  if (!subject) return null;
  const opens = at === 0 || ["PUNCT", "CCONJ"].includes(sentence.tokens[at - 1]?.pos ?? "");
  // "The ideas that lay": the number is that of the noun before; a "that" which opens its clause points.
  if (relatives.has(subject.lower) && !(opens && subject.lower === "that"))
    return sentence.tokens[at - 1]?.pos === "NOUN" ? pastOfBe(sentence, at - 1) : null;
  if (singular.has(subject.lower)) return mayBeJoined(sentence, at) ? null : "was";
  if (plural.has(subject.lower)) return "were";
  if (subject.pos !== "NOUN") return null;
  for (let index = 0; index < at; index += 1) {
    const token = sentence.tokens[index];
    if (isPreposition(token) || token?.pos === "PUNCT" || token?.pos === "CCONJ" || token?.pos === "VERB")
      return null;
  }
  return subject.lower === subject.lemma ? "was" : "were";
}

/** The surface of "be" that stands for another verb's form at `index`; null where the subject's number is unclear. */
export function surfaceOfBe(form: VerbForm, sentence: Sentence, index: number): string | null {
  const at = precedingWord(sentence, index);
  const before = sentence.tokens[at]?.lower ?? "";
  switch (form) {
    case "s":
      return "is";
    case "part":
      return "been";
    case "ing":
      return "being";
    case "past":
      return pastOfBe(sentence, at);
    case "base":
      if (sentence.tokens[index]?.lower === "be") return "be";
      if (isWished(sentence, at)) return null;
      if (modals.has(before) || before.endsWith("'ll") || before.endsWith("'d")) return "be";
      if (isGoverned(sentence, at)) return null;
      if (before === "i") return mayBeJoined(sentence, at) ? null : "am";
      if (plural.has(before) || sentence.tokens[at]?.pos === "NOUN") return "are";
      return null;
  }
}
