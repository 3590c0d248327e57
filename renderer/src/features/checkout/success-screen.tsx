import { plans, type WorkingStatus } from "@ai-humanizer/shared";
import { CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { offerPath } from "@/lib/billing/offer.ts";
import { dropPromotion } from "@/lib/billing/promotion.ts";
import { forgetPurchase, hasArrived, readPurchase, rememberPurchase } from "@/lib/billing/purchase.ts";
import { useWorkingStatus } from "@/lib/billing/use-working-status.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { useConversion } from "./use-conversion.ts";
import { WhatsNext } from "./whats-next.tsx";

/** '/payment-success': thanks for the payment, and shows the plan as soon as it is there. */
export function SuccessScreen() {
  const [search] = useSearchParams();
  const account = useAccount();
  const [begun] = useState(readPurchase);
  const [failed] = useState(search.get("redirect_status") === "failed");
  // A tab that is loaded again still waits for what it has paid for; what was given up is not waited for.
  const [returned] = useState(search.get("success") === "true" || begun?.paid === true);
  const purchase = returned ? begun : null;
  const { data: status } = useWorkingStatus({
    enabled: account.status === "signed-in",
    until: (now) => !returned || failed || hasArrived(now, purchase),
  });
  const arrived = status !== undefined && hasArrived(status, purchase);
  const late = useLate();
  useConversion(account.status === "signed-in" ? account.profile.email : null);
  useEffect(() => {
    if (!returned || failed) return;
    dropPromotion();
    if (arrived) forgetPurchase();
    else if (purchase) rememberPurchase({ ...purchase, paid: true });
  }, [returned, failed, arrived, purchase]);

  if (failed) {
    return (
      <Message title="Payment Failed" text="The payment did not go through. You have not been charged.">
        <Button asChild>
          <Link to={purchase ? offerPath("/payment", purchase) : "/pricing"}>Try again</Link>
        </Button>
      </Message>
    );
  }
  if (!returned && !status) return <Spinner label="Loading your subscription" className="flex-1" />;
  if (!returned && status?.plan === "free") {
    return (
      <Message title="No payment yet" text="You are on the Free plan. Choose a plan to upgrade.">
        <Button asChild>
          <Link to="/pricing">See the plans</Link>
        </Button>
      </Message>
    );
  }
  const plan = plans[arrived ? status.plan : (purchase?.plan ?? "basic")];
  return (
    <div className="mx-auto flex w-full max-w-120 flex-1 flex-col justify-center px-4 pt-10 pb-16">
      <CircleCheck aria-hidden className="size-10 text-success" strokeWidth={1.5} />
      <h2 className="mt-5 text-balance font-serif text-3xl tracking-tight">Payment Successful!</h2>
      <p role="status" className="mt-3 min-h-12 text-pretty text-md text-muted">
        {arrived ? (
          `You are on the ${plan.name} plan. ${renewal(status)}`
        ) : (
          <>
            <LoaderCircle
              aria-hidden
              className="mr-2 inline size-4 animate-spin align-[-2px]"
              strokeWidth={1.75}
            />
            {late
              ? "This takes longer than usual. Your payment is safe, and your plan will appear here automatically."
              : "Your plan is being activated. This page updates automatically."}
          </>
        )}
      </p>
      <WhatsNext plan={plan} />
      <Button asChild size="lg" className="mt-6">
        <Link to="/dashboard">Continue to Dashboard</Link>
      </Button>
    </div>
  );
}

/** After this long (ms) a wait is explained. */
const lateAfter = 30_000;

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

function renewal({ periodEnd }: WorkingStatus): string {
  if (periodEnd === null) return "";
  const day = new Date(periodEnd).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return `It renews on ${day}.`;
}
