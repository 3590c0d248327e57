import { type BillingPeriod, billingPeriods, type PaidPlanId, paidPlanIds } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { readStored, writeStored } from "../storage.ts";

/** What is being bought. */
export interface Offer {
  readonly plan: PaidPlanId;
  readonly period: BillingPeriod;
}

const offerSchema = z.object({ plan: z.enum(paidPlanIds), period: z.enum(billingPeriods) });

/** The offer that a page's address names; null without one. */
export function offerIn(search: URLSearchParams): Offer | null {
  return offerSchema.safeParse(Object.fromEntries(search)).data ?? null;
}

/** The address of the page that sums an offer up, or takes a card for it. */
export function offerPath(page: "/checkout" | "/payment", { plan, period }: Offer): string {
  return `${page}?${new URLSearchParams({ plan, period })}`;
}

const purchaseKey = "ai-humanizer-purchase";

/** Remembers in this tab what the browser leaves to pay for. */
export function rememberPurchase(offer: Offer): void {
  writeStored(purchaseKey, offer, "tab");
}

/** What this tab last went to pay for. */
export function readPurchase(): Offer | null {
  return readStored(purchaseKey, offerSchema, "tab");
}
