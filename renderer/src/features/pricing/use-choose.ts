import { type BillingPeriod, type PlanLimits, plans } from "@ai-humanizer/shared";
import { useNavigate } from "react-router-dom";
import { offerPath } from "@/lib/billing/offer.ts";
import { usePortal } from "@/lib/billing/use-portal.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { toast } from "@/lib/toast-store.ts";
import { usePublicConfig } from "@/lib/use-config.ts";
import type { Standing } from "./plan-offer.tsx";

/** Choosing a plan: leads to the checkout, the billing portal or the sign-in, or says why it can't be had. */
export function useChoose(onSignIn: () => void) {
  const portal = usePortal();
  const account = useAccount();
  const config = usePublicConfig();
  const navigate = useNavigate();
  const choose = (plan: PlanLimits, period: BillingPeriod, standing: Standing) => {
    const profile = account.status === "signed-in" ? account.profile : null;
    if (!profile) return plan.id === "free" ? void navigate("/auth") : onSignIn();
    if (standing === "other-period") return portal.open();
    const current = plans[profile.subscriptionPlan ?? "free"];
    if (plan.id === "free" && current.id === "free") {
      return toast({ title: "Free Plan", description: "You're already on the free plan!" });
    }
    if (plan.rank <= current.rank) {
      const lower = plan.id !== current.id;
      return toast({
        variant: "destructive",
        title: "Cannot Downgrade",
        description: lower
          ? "To change to a lower plan, please cancel your current subscription first."
          : `You're already on the ${plan.name} plan.`,
        // There it can be canceled at the end of what is paid for.
        ...(lower ? { action: { label: "Billing portal", onClick: portal.open } } : {}),
      });
    }
    if (plan.id === "free") return;
    if (!config?.billing.prices[plan.id][period]) {
      return toast({
        variant: "destructive",
        title: "Configuration Error",
        description: "No price ID configured for this plan",
      });
    }
    void navigate(offerPath("/checkout", { plan: plan.id, period }));
  };
  return { choose, opening: portal.opening };
}
