import type { Tone } from "@ai-humanizer/engine/types";
import type { ErrorCode } from "./errors.ts";
import { charactersPerInput, type PlanLimits } from "./plans.ts";
import { countWords } from "./words.ts";

/** How the API answers a text that a plan does not allow; the desktop app answers the same offline. */
interface PlanRefusal {
  readonly status: 403 | 422;
  readonly code: ErrorCode;
  readonly message: string;
  /** What stands beside `message` and `code`. */
  readonly details: Readonly<Record<string, number>>;
}

/** Why a plan does not allow to humanize a text in a tone; null where it does. */
export function planRefusal(plan: PlanLimits, text: string, tone: Tone): PlanRefusal | null {
  const words = countWords(text);
  if (words === 0) return refusal(422, "empty_text", "Please enter some text to humanize");
  const characters = charactersPerInput(plan);
  const tooLong = (size: string, limit: number) =>
    refusal(
      422,
      "word_limit_exceeded",
      `Your text has ${size}; the ${plan.name} plan takes up to ${limit}. Please shorten it or upgrade.`,
      { limit: plan.wordsPerInput, words },
    );
  if (words > plan.wordsPerInput) return tooLong(`${words} words`, plan.wordsPerInput);
  if (text.length > characters) return tooLong(`${text.length} characters`, characters);
  if (!plan.tones.includes(tone)) {
    const message = "Formal and Academic tones are available with paid plans. Upgrade to unlock all tones!";
    return refusal(403, "tone_not_allowed", message);
  }
  return null;
}

const refusal = (
  status: PlanRefusal["status"],
  code: ErrorCode,
  message: string,
  details: PlanRefusal["details"] = {},
): PlanRefusal => ({ status, code, message, details });
