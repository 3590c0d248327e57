import { checkoutSessionSchema, testCheckoutSchema } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import { type ApiClient, ApiError, useApi } from "@/lib/api-client.ts";
import type { Offer } from "@/lib/billing/offer.ts";
import { useRefusedPromotion } from "@/lib/billing/promotion.ts";
import { rememberPurchase } from "@/lib/billing/purchase.ts";
import { useVisit } from "@/lib/billing/use-visit.ts";
import { toast } from "@/lib/toast-store.ts";

interface Order extends Offer {
  readonly priceId: string | null;
  readonly promotion: string | undefined;
}

/** The payment provider gave no page to go to, or there is no price to ask it for. */
class SetupError extends Error {
  readonly title: string;
  constructor(title: string, message: string) {
    super(message);
    this.title = title;
  }
}

/** Opens the hosted checkout of an order; refusals are told by toast. */
export function useCheckout() {
  const api = useApi();
  const refused = useRefusedPromotion();
  const { leaving, visit } = useVisit();
  const { mutate, isPending } = useMutation({
    mutationFn: (order: Order) => findCheckout(api, order),
    onSuccess: (url, order) => {
      rememberPurchase({ plan: order.plan, period: order.period });
      visit(url);
    },
    onError: (error, { promotion }) => {
      if (promotion !== undefined && error instanceof ApiError && error.code === "invalid_promotion") {
        refused(promotion);
      }
      toast({ variant: "destructive", ...toToast(error) });
    },
  });
  return { open: mutate, opening: isPending || leaving };
}

async function findCheckout(api: ApiClient, { plan, priceId, promotion }: Order): Promise<string> {
  if (plan === "premium") {
    const tried = await api.post("/api/test-checkout", undefined, testCheckoutSchema).catch(() => null);
    if (tried?.url) return tried.url;
  }
  if (priceId === null) throw new SetupError("Configuration Error", "No price ID configured for this plan");
  const body = { plan, priceId, ...(promotion === undefined ? {} : { promotion }) };
  const { url } = await api.post("/api/working-subscribe", body, checkoutSessionSchema);
  if (url !== null) return url;
  throw new SetupError("Payment Setup Error", "Unable to initialize payment. Please try again.");
}

function toToast(error: Error) {
  if (error instanceof SetupError) return { title: error.title, description: error.message };
  const refusedPlan = error instanceof ApiError && error.code === "plan_not_higher";
  return {
    title: refusedPlan ? "Cannot Downgrade" : "Error",
    description: error.message || "Failed to create subscription",
  };
}
