import type { Profile } from "@ai-humanizer/shared";
import { readText, removeStored, writeText } from "@/lib/storage.ts";
import { toast } from "@/lib/toast-store.ts";
import { comesFromTrial, forgetTrial } from "@/lib/trial-context.ts";

/** Where to go after sign-in, written by the screens that send people here. */
export const redirectPathKey = "authRedirectPath";

/** Milliseconds that the greetings show. */
const shortTime = 3000;
const trialTime = 5000;

/** Pages of a purchase, which go on where they were left. */
const purchasePath = /^\/(checkout|payment)\?[^#]+$/;

/** Has the sign-in come back to a page of a purchase; any other page is not worth coming back to. */
export function returnToPurchase({ pathname, search }: { pathname: string; search: string }): void {
  if (!purchasePath.test(pathname + search)) return;
  // A plain word, not JSON. Where storage is forbidden, the plan is chosen again.
  writeText(redirectPathKey, pathname + search);
}

/** Greets whoever signed in, forgets where they came from, and returns where they go. */
export function welcome({ isNewUser, bonusLeft }: Pick<Profile, "isNewUser" | "bonusLeft">): string {
  const title = isNewUser ? "Account Created!" : "Welcome Back!";
  const ready = isNewUser
    ? "Welcome! You can now access our premium features."
    : "You're signed in and ready to continue.";
  const from = readText(redirectPathKey);
  const toPricing = from === "/pricing";
  const fromTrial = comesFromTrial();
  removeStored(redirectPathKey);
  if (toPricing) {
    const description = "You can now select your plan and proceed with payment.";
    toast({ title, description, variant: "success", duration: shortTime });
    return "/pricing";
  }
  forgetTrial();
  if (fromTrial) {
    const description = bonusLeft > 0 ? `${bonusLeft} additional free humanizations are yours.` : ready;
    toast({ title, description, variant: "success", duration: trialTime });
  } else {
    toast({ title, description: ready, variant: "success", duration: shortTime });
  }
  return from !== null && purchasePath.test(from) ? from : "/dashboard";
}
