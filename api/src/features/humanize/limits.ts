import { type PlanLimits, planRefusal, type Tone } from "@ai-humanizer/shared";
import { AppError } from "../../errors.ts";

/** Refuses what the plan does not allow, before anything is reserved. */
export function assertAllowed(plan: PlanLimits, text: string, tone: Tone): void {
  const refusal = planRefusal(plan, text, tone);
  if (!refusal) return;
  const { status, code, message, details } = refusal;
  throw new AppError(status, code, message, { details });
}
