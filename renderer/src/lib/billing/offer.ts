import { type BillingPeriod, billingPeriods, type PaidPlanId, paidPlanIds } from "@ai-humanizer/shared";
import * as z from "zod/mini";

/** What is being bought. */
export interface Offer {
  readonly plan: PaidPlanId;
  readonly period: BillingPeriod;
}

export const offerSchema = z.object({ plan: z.enum(paidPlanIds), period: z.enum(billingPeriods) });

/** The offer that a page's address names; null without one. */
export function offerIn(search: URLSearchParams): Offer | null {
  return offerSchema.safeParse(Object.fromEntries(search)).data ?? null;
}

/** The billing period that a page's address names; undefined without one. */
export function periodIn(search: URLSearchParams): BillingPeriod | undefined {
  return offerSchema.shape.period.safeParse(search.get("period")).data;
}

/** The address of the page that sums an offer up, or takes a card for it. */
export function offerPath(page: "/checkout" | "/payment", { plan, period }: Offer): string {
  return `${page}?${new URLSearchParams({ plan, period })}`;
}
