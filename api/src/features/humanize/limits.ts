import type { HumanizeOptions } from "@ai-humanizer/engine";
import { charactersPerInput, countWords, type PlanLimits } from "@ai-humanizer/shared";
import { AppError } from "../../errors.ts";

/** Refuses what the plan does not allow, before anything is reserved. */
export function assertAllowed(
  plan: PlanLimits,
  text: string,
  tone: NonNullable<HumanizeOptions["tone"]>,
): void {
  const words = countWords(text);
  if (words === 0) throw new AppError(422, "empty_text", "Please enter some text to humanize");
  if (words > plan.wordsPerInput) {
    const message = `Your text has ${words} words; the ${plan.name} plan takes up to ${plan.wordsPerInput}. Please shorten it or upgrade.`;
    throw new AppError(422, "word_limit_exceeded", message, {
      details: { limit: plan.wordsPerInput, words },
    });
  }
  const characters = charactersPerInput(plan);
  if (text.length > characters) {
    const message = `Your text has ${text.length} characters; the ${plan.name} plan takes up to ${characters}. Please shorten it or upgrade.`;
    throw new AppError(422, "word_limit_exceeded", message, {
      details: { limit: plan.wordsPerInput, words },
    });
  }
  if (!plan.tones.includes(tone)) {
    const message = "Formal and Academic tones are available with paid plans. Upgrade to unlock all tones!";
    throw new AppError(403, "tone_not_allowed", message);
  }
}
