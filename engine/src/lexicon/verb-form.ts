import type { Sentence } from "../document/types.ts";
import type { VerbForm } from "../morphology/verbs.ts";
import { wordSet } from "../word-set.ts";
import { beginsNounPhrase, isBe, isDeterminer, isHave, isPreposition } from "./context.ts";

export type Voice = "active" | "passive";

export interface VerbReading {
  readonly form: VerbForm;
  readonly voice: Voice;
  /** False where a past form may as well be a participle. */
  readonly sure: boolean;
}

const skipped = new Set(["not", "never", "also", "n't", "been", "being", "both", "all"]);

/** The nearest auxiliary to the left, over adverbs and an inverted subject; -1 where none is near. */
function auxiliaryBefore(sentence: Sentence, index: number): number {
  for (let i = index - 1; i >= Math.max(0, index - 4); i -= 1) {
    const token = sentence.tokens[i];
    if (!token) break;
    if (token.lower !== "been" && token.lower !== "being" && (isHave(token) || isBe(token))) return i;
    if (token.lower === "being" || token.lower === "been") return i;
    const inverted = sentence.tokens[i - 1];
    if (token.pos === "PRON" && (isHave(inverted) || isBe(inverted))) return i - 1;
    if (token.pos !== "ADV" && !skipped.has(token.lower)) break;
  }
  return conditionalBefore(sentence, index);
}

/** "Had the town witnessed a flood": the auxiliary that opens the sentence, where no verb stands between. */
function conditionalBefore({ tokens }: Sentence, index: number): number {
  if (tokens[0]?.lower !== "had" || index > 7) return -1;
  const between = tokens.slice(1, index);
  return between.some(({ pos }) => pos === "VERB" || pos === "AUX" || pos === "PUNCT") ? -1 : 0;
}

function readPastOrParticiple(sentence: Sentence, index: number): VerbReading {
  const auxiliary = sentence.tokens[auxiliaryBefore(sentence, index)];
  if (isBe(auxiliary)) return { form: "part", voice: "passive", sure: true };
  if (isHave(auxiliary)) return { form: "part", voice: "active", sure: true };
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  if (next?.lower === "by") return { form: "part", voice: "passive", sure: true };
  if (
    previous?.pos === "PRON" &&
    !["them", "him", "me", "us", "itself", "themselves"].includes(previous.lower)
  ) {
    return { form: "past", voice: "active", sure: true };
  }
  const objectFollows =
    isDeterminer(next) || next?.pos === "PRON" || next?.pos === "PROPN" || next?.lower === "that";
  if (objectFollows && (previous?.pos === "NOUN" || previous?.pos === "PROPN" || previous?.pos === "ADV")) {
    return { form: "past", voice: "active", sure: true };
  }
  if ((previous?.pos === "NOUN" || previous === undefined) && (isPreposition(next) || next === undefined)) {
    return { form: "part", voice: "passive", sure: previous === undefined };
  }
  return { form: "past", voice: objectFollows || beginsNounPhrase(next) ? "active" : "passive", sure: false };
}

const gerundOpeners = wordSet("by while when through without before after despite and or from for");

/** Whether an -ing or -ed form stands before its noun as an adjective ("emerging markets"). */
function isAttributive(sentence: Sentence, index: number, form: VerbForm): boolean {
  const previous = sentence.tokens[index - 1];
  const next = sentence.tokens[index + 1];
  if (next === undefined || !["NOUN", "ADJ", "PROPN"].includes(next.pos)) return false;
  if (isDeterminer(previous) || previous?.pos === "ADJ" || previous?.pos === "NUM") return true;
  // "Its newly established Code of Conduct".
  if (previous?.pos === "ADV" && isDeterminer(sentence.tokens[index - 2])) return true;
  if (form === "ing") {
    if (previous?.pos === "CCONJ" && sentence.tokens[index - 2]?.pos === "ADJ") return next.pos === "NOUN";
    if (isBe(previous) || (previous?.pos === "ADV" && isBe(sentence.tokens[index - 2]))) return false;
    const opensClause =
      previous?.text === "," && ["NOUN", "PROPN", "PRON"].includes(sentence.tokens[index - 2]?.pos ?? "");
    return next.pos === "NOUN" && !opensClause && !(previous && gerundOpeners.has(previous.lower));
  }
  return (
    previous === undefined ||
    isPreposition(previous) ||
    previous.pos === "CCONJ" ||
    previous.pos === "VERB" ||
    previous.pos === "PUNCT"
  );
}

/**
 * How the verb at `index` is used, given the forms its surface may be; null where it stands as an adjective
 * or noun, or its reading contradicts the forms.
 */
export function readVerb(sentence: Sentence, index: number, forms: readonly VerbForm[]): VerbReading | null {
  const first = forms[0];
  if (first === undefined) return null;
  // "Each side's attempts to win": a noun, whatever the tagger says.
  if (/['’]s$/.test(sentence.tokens[index - 1]?.lower ?? "") && first === "s") return null;
  const participle = forms.includes("past") || forms.includes("part");
  if ((participle || first === "ing") && isAttributive(sentence, index, first)) return null;
  if (forms.includes("base") && !(participle && auxiliaryBefore(sentence, index) >= 0)) {
    return { form: "base", voice: "active", sure: !participle };
  }
  if (first === "s") return { form: "s", voice: "active", sure: true };
  if (first === "ing") return { form: "ing", voice: "active", sure: true };
  const reading = readPastOrParticiple(sentence, index);
  if (forms.includes(reading.form)) return reading;
  const only = forms.find((form) => form === "past" || form === "part");
  if (only === undefined || reading.sure) return null;
  return { form: only, voice: only === "part" ? "passive" : "active", sure: true };
}
