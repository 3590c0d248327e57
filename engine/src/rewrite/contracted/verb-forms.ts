import { isBaseVerb } from "../../document/tagging/forms.ts";
import { lemmaOf } from "../../document/tagging/lemma.ts";
import { conjugate } from "../../morphology/verbs.ts";

/** Whether a lower-case word may be a past participle: "gone", "seen", "put". */
export const isParticiple = (word: string): boolean =>
  word === "been" || conjugate(lemmaOf(word, "VERB")).part === word;

/** Whether a lower-case word may be a verb's base form: "go", "put". */
export const isBase = (word: string): boolean => word === "be" || isBaseVerb(word);
