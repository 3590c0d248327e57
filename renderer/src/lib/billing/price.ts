import {
  type BillingPeriod,
  type PaidPlanId,
  type PlanLimits,
  type Promotion,
  plans,
  priceCents,
} from "@ai-humanizer/shared";
import type { Offer } from "./offer.ts";

/** US cents a month in the period chosen. */
export function monthlyCents(plan: PlanLimits, period: BillingPeriod): number {
  return period === "yearly" ? plan.yearlyPriceCentsPerMonth : plan.monthlyPriceCents;
}

/** "$9.99", or "$0" for nothing. Money is in cents. */
export function formatPrice(cents: number): string {
  return cents === 0 ? "$0" : `$${(cents / 100).toFixed(2)}`;
}

/** "billed $71.88 a year". */
export function yearlyTotal(plan: PaidPlanId): string {
  return `billed ${formatPrice(priceCents(plan, "yearly"))} a year`;
}

/** What a plan costs a month: "$0" or "$9.99/month". */
export function monthlyLine(plan: PlanLimits, period: BillingPeriod | null): string {
  return plan.id === "free" ? "$0" : `${formatPrice(monthlyCents(plan, period ?? "monthly"))}/month`;
}

/** What a plan costs, in a line: "$0", "$9.99/month" or "$5.99/month, billed $71.88 a year". */
export function priceLine(plan: PlanLimits, period: BillingPeriod | null): string {
  const line = monthlyLine(plan, period);
  return plan.id !== "free" && period === "yearly" ? `${line}, ${yearlyTotal(plan.id)}` : line;
}

/** What is charged at once for a period, and what a first payment costs with a promotion. In cents. */
export function dueToday({ plan, period }: Offer, promotion: Promotion | null) {
  const price = priceCents(plan, period);
  const discount = Math.round((price * (promotion?.percentOff ?? 0)) / 100);
  return { price, discount, total: price - discount };
}

/** What comes after the first payment: "Then $9.99 every month, until you cancel." */
export function renewalLine({ plan, period }: Offer): string {
  const every = period === "yearly" ? "year" : "month";
  return `Then ${formatPrice(priceCents(plan, period))} every ${every}, until you cancel.`;
}

/** The plans in the order of the cards. */
export const planList: readonly PlanLimits[] = Object.values(plans);
