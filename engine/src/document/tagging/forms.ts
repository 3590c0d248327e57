import { wordSet } from "../../word-set.ts";
import type { PartOfSpeech } from "../types.ts";
import { canBe } from "./vocabulary.ts";

/** Whether a lower-case word can be a verb's base form. */
export function isBaseVerb(word: string | undefined): boolean {
  if (!word || !canBe(word, "VERB") || /(?:ing)$/.test(word)) return false;
  if (/ed$/.test(word))
    return /^(?:need|feed|succeed|proceed|exceed|speed|breed|bleed|seed|heed|weed|embed|shed|bed|wed)$/.test(
      word,
    );
  return !isThirdPerson(word) && !irregularPasts.has(word);
}

/** Whether a lower-case word can be a verb's third person singular. */
export function isThirdPerson(word: string): boolean {
  return /[^s]s$/.test(word) && canBe(word, "VERB") && !basesInS.has(word);
}

const basesInS = new Set(["focus", "bias", "gas", "canvas", "bus", "discus", "caucus", "callous", "perhaps"]);

const irregularPasts = wordSet(
  "was were had did went made took came saw got gave found thought told became left felt brought began kept held wrote stood heard meant met ran paid sat spoke led grew lost fell sent built understood drew broke spent rose drove bought wore chose sold won caught taught fought sought threw showed known given taken seen done gone written shown spoken broken chosen driven risen fallen grown drawn worn",
);

/** Whether a lower-case noun is plural by its form. */
export function isPlural(word: string | undefined): boolean {
  return !!word && /[^su]s$/.test(word) && canBe(word, "NOUN");
}

/** Whether a word is a noun's possessive form, and not a contraction such as "it's" or "let's". */
export function isPossessive(word: string, tag: PartOfSpeech | undefined): boolean {
  return (tag === "NOUN" || tag === "PROPN") && /[a-z]'s$|s'$/.test(word);
}
