import { isRefusal } from "../check/chatter.ts";
import { hiddenCharacterEdits } from "../check/hidden-characters.ts";
import { keepsLength } from "../check/length.ts";
import { checkPassage } from "../check/passage.ts";
import type { Detector } from "../detect/index.ts";
import { applyEdits } from "../edits.ts";
import { isInAnotherLanguage, type LanguageSources } from "../language/detect-language.ts";
import type { Review, ReviewedGroup, ReviewRules, Rewriting } from "./types.ts";

interface Judges {
  readonly detector: Detector;
  readonly languages: LanguageSources;
}

/** Checks passages against their sources by groups of sentences, and tells how they read together. */
export function reviewRewritings(
  { detector, languages }: Judges,
  rewritings: readonly Rewriting[],
  { keep, language }: ReviewRules,
): Review {
  const english = language === "en";
  const cleaned = rewritings.map(({ after }) => applyEdits(after, hiddenCharacterEdits(after)));
  const whole = cleaned.join("\n\n");
  const isForeign = (text: string) => text.trim() !== "" && isInAnotherLanguage(text, language, languages);
  const foreign = isForeign(whole);
  const groups = rewritings.map(({ before, holes }, i) => {
    const hidden = holes.map(({ start, end }) => before.slice(start, end));
    const found = checkPassage(before, cleaned[i] ?? "", { keep, english, holes: hidden });
    return found.map(
      ({ start, end, before, after, fault }): ReviewedGroup => ({
        start,
        end,
        after,
        // A sentence on its own may be a title or a saying that was foreign before.
        fault: after !== before && (foreign || (isForeign(after) && !isForeign(before))) ? "language" : fault,
      }),
    );
  });
  const sources = rewritings.map(({ before }) => before).join("\n\n");
  const review: Review = {
    groups,
    probability: null,
    reasons: [],
    refused: rewritings.some(({ before }, i) => isRefusal(before, cleaned[i] ?? "")),
    keepsLength: keepsLength(sources, whole),
  };
  if (!english) return review;
  const { probability, reasons } = detector.detect(whole);
  return { ...review, probability, reasons: reasons.map(({ message }) => message) };
}
