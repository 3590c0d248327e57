import type { WorkingStatus } from "@ai-humanizer/shared";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { Callout } from "@/components/callout.tsx";
import { PastDueNotice } from "@/components/past-due-notice.tsx";
import type { CarriedPromotion } from "@/lib/billing/promotion.ts";
import { toast } from "@/lib/toast-store.ts";

interface PricingNotesProps {
  promotion: CarriedPromotion;
  /** Of a user's subscription, once it is known. */
  status: WorkingStatus | undefined;
}

/** What to know before choosing: a payment that is due, the promotion that comes along for a first payment. */
export function PricingNotes({ promotion, status }: PricingNotesProps) {
  useCanceledToast();
  return (
    <>
      {status?.status === "past_due" && <PastDueNotice message={status.statusMessage} className="mt-6" />}
      <PromotionNote promotion={promotion} />
    </>
  );
}

function PromotionNote({ promotion }: { promotion: CarriedPromotion }) {
  if (promotion.state === "none") return null;
  if (promotion.state === "invalid") {
    return (
      <Callout kind="warning" className="mx-auto mt-6 max-w-xl">
        The promotion {promotion.code} is no longer valid. Plans cost their regular price.
      </Callout>
    );
  }
  return (
    <Callout kind="offer" className="mx-auto mt-6 max-w-2xl text-pretty">
      {promotion.state === "valid" ? (
        <>
          <strong className="font-medium">{promotion.promotion.percentOff}% off your first payment.</strong>{" "}
          The discount {promotion.code} will be applied at checkout.
        </>
      ) : (
        <>Your discount {promotion.code} will be applied at checkout.</>
      )}
    </Callout>
  );
}

/** Whoever gave up at the hosted checkout is told that nothing was charged. */
function useCanceledToast(): void {
  const [search, setSearch] = useSearchParams();
  const canceled = search.get("canceled") === "true";
  useEffect(() => {
    if (!canceled) return;
    toast({ title: "Checkout canceled", description: "You have not been charged." });
    setSearch(
      (before) => {
        before.delete("canceled");
        return before;
      },
      { replace: true },
    );
  }, [canceled, setSearch]);
}
