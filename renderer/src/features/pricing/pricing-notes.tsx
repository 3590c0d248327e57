import type { WorkingStatus } from "@ai-humanizer/shared";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { Callout } from "@/components/callout.tsx";
import { PastDueNotice } from "@/components/past-due-notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useApi } from "@/lib/api-client.ts";
import type { CarriedPromotion } from "@/lib/billing/promotion.ts";
import { isOutOfReach } from "@/lib/out-of-reach.ts";
import { toast } from "@/lib/toast-store.ts";
import { configQuery } from "@/lib/use-config.ts";

interface PricingNotesProps {
  promotion: CarriedPromotion;
  /** Of a user's subscription, once it is known. */
  status: WorkingStatus | undefined;
}

/** What to know before choosing: a server that can't be asked, a payment that is due, the promotion that comes along for a first payment. */
export function PricingNotes({ promotion, status }: PricingNotesProps) {
  useCanceledToast();
  return (
    <>
      <NoSettingsNote />
      {status?.status === "past_due" && <PastDueNotice message={status.statusMessage} className="mt-6" />}
      <PromotionNote promotion={promotion} />
    </>
  );
}

/** Why nothing can be bought where the server does not even tell whether it sells. */
function NoSettingsNote() {
  const { error, isFetching, refetch } = useQuery(configQuery(useApi()));
  if (!error) return null;
  return (
    <Callout
      kind="warning"
      className="mx-auto mt-6 max-w-2xl"
      action={
        <Button variant="secondary" size="sm" disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {isOutOfReach(error) ? "The server can't be reached" : "The server has a problem"}, so plans can't be
      bought right now.
    </Callout>
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
