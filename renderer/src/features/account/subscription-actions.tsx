import type { WorkingStatus } from "@ai-humanizer/shared";
import { useState } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { Button } from "@/components/ui/button.tsx";
import { usePortal } from "@/lib/billing/use-portal.ts";

const CancelDialog = requestedPart(() => import("./cancel-dialog.tsx").then((m) => m.CancelDialog));

interface SubscriptionActionsProps {
  status: WorkingStatus;
  /** For a place with little room. */
  compact?: boolean;
}

/** What a subscriber can do: manage the subscription at the payment provider, or cancel it. */
export function SubscriptionActions({ status, compact = false }: SubscriptionActionsProps) {
  const portal = usePortal();
  const [canceling, setCanceling] = useState(false);
  if (status.plan === "free") return null;
  const pastDue = status.status === "past_due";
  const slim = compact ? "h-auto py-0 text-xs pointer-coarse:h-10 pointer-coarse:text-sm" : "";
  const manage = compact ? "Manage" : "Manage Subscription";
  return (
    <>
      <Button
        variant={compact ? "link" : "outline"}
        size="sm"
        className={slim}
        disabled={portal.opening}
        onClick={portal.open}
        {...(pastDue ? {} : { "aria-label": "Manage Subscription" })}
      >
        {portal.opening ? "Opening..." : pastDue ? "Pay now" : manage}
      </Button>
      {status.status === "active" && (
        <Button
          variant={compact ? "link" : "ghost"}
          size="sm"
          className={compact ? `${slim} text-muted` : ""}
          aria-label="Cancel Subscription"
          onClick={() => setCanceling(true)}
        >
          {compact ? "Cancel" : "Cancel Subscription"}
        </Button>
      )}
      {canceling && <CancelDialog status={status} portal={portal} onClose={() => setCanceling(false)} />}
    </>
  );
}
