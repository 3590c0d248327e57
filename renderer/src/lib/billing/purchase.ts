import type { WorkingStatus } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { readStored, writeStored } from "../storage.ts";
import { offerSchema } from "./offer.ts";

const purchaseKey = "ai-humanizer-purchase";
const purchaseSchema = z.object({ ...offerSchema.shape, paid: z.optional(z.boolean()) });

/** What this tab went to pay for; `paid` once it came back from paying. */
export type Purchase = z.infer<typeof purchaseSchema>;

/** Remembers in this tab what the browser leaves to pay for. */
export function rememberPurchase(purchase: Purchase): void {
  writeStored(purchaseKey, purchase, "tab");
}

/** What this tab last went to pay for, until it has arrived. */
export function readPurchase(): Purchase | null {
  return readStored(purchaseKey, purchaseSchema, "tab");
}

/** Forgets a purchase that has arrived. */
export function forgetPurchase(): void {
  writeStored(purchaseKey, null, "tab");
}

/** Whether the provider's word on a purchase has come; without one, on any. */
export function hasArrived({ plan, status }: WorkingStatus, purchase: Purchase | null): boolean {
  return status === "active" && (purchase ? plan === purchase.plan : plan !== "free");
}
