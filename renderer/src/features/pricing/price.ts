import type { PlanLimits } from "@ai-humanizer/shared";

export type BillingPeriod = "monthly" | "yearly";

/** US cents a month in the period chosen. */
export function monthlyCents(plan: PlanLimits, period: BillingPeriod): number {
  return period === "yearly" ? plan.yearlyPriceCentsPerMonth : plan.monthlyPriceCents;
}

/** "$9.99", or "$0" for nothing. Money is in cents. */
export function formatPrice(cents: number): string {
  return cents === 0 ? "$0" : `$${(cents / 100).toFixed(2)}`;
}

/** "billed $71.88 a year". */
export function yearlyTotal(plan: PlanLimits): string {
  return `billed ${formatPrice(plan.yearlyPriceCentsPerMonth * 12)} a year`;
}
