import type { BillingConfig } from "@ai-humanizer/shared";
import type { Stripe } from "@stripe/stripe-js";

/** Loads the payment provider's code: Stripe's own, or in local mode that of the stand-in, which has the same calls. */
export async function loadPayments({ publishableKey, sandboxScriptUrl }: BillingConfig): Promise<Stripe> {
  if (publishableKey === null) throw new Error("There is no publishable key");
  if (sandboxScriptUrl === null) {
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    const stripe = await loadStripe(publishableKey);
    if (stripe) return stripe;
    throw new Error("Stripe did not load");
  }
  await loadScript(sandboxScriptUrl);
  if (!window.Stripe) throw new Error("The stand-in did not load");
  return window.Stripe(publishableKey);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${CSS.escape(src)}"][data-loaded]`)) return resolve();
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => {
      script.dataset.loaded = "";
      resolve();
    });
    script.addEventListener("error", () => reject(new Error("The payment script could not be loaded")));
    document.head.append(script);
  });
}
