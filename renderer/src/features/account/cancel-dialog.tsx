import { messageSchema, plans, type WorkingStatus } from "@ai-humanizer/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { useApi } from "@/lib/api-client.ts";
import type { usePortal } from "@/lib/billing/use-portal.ts";
import { statusKey } from "@/lib/billing/use-working-status.ts";
import { formatDate } from "@/lib/format.ts";
import { profileKey } from "@/lib/session/use-account.ts";
import { toast } from "@/lib/toast-store.ts";

interface CancelDialogProps {
  status: Pick<WorkingStatus, "plan" | "periodEnd" | "endsAt">;
  portal: ReturnType<typeof usePortal>;
  onClose: () => void;
}

/** Asks once, naming what is lost and the way to lose nothing of it, and then cancels at once. */
export function CancelDialog({ status, portal, onClose }: CancelDialogProps) {
  const { plan, periodEnd, endsAt } = status;
  const api = useApi();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.post("/api/working-cancel", undefined, messageSchema),
    onSuccess: ({ message }) => {
      onClose();
      toast({ title: "Subscription Cancelled", description: message });
    },
    onError: ({ message }) =>
      toast({
        variant: "destructive",
        title: "Cancellation Error",
        description: message || "Failed to cancel subscription",
      }),
    // Whatever came of it, what shows is asked for again.
    onSettled: () =>
      Promise.all([statusKey, profileKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { free } = plans;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Cancel your ${plans[plan].name} plan?`}
        description={`It ends at once, and what is left of the period you paid for is lost. You return to the Free plan: ${free.monthlyHumanizations} humanizations a month, up to ${free.wordsPerInput} words per text. Your history stays.`}
      >
        {periodEnd !== null && endsAt === null && (
          <p className="mt-3 text-muted">
            To keep it until {formatDate(periodEnd)}, cancel at period end in the{" "}
            <Button
              variant="link"
              className="inline h-auto p-0 text-base"
              disabled={portal.opening}
              onClick={portal.open}
            >
              billing portal
            </Button>
            .
          </p>
        )}
        {/* The one that ends something comes last: what comes first has the focus. */}
        <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={onClose}>
            Keep Subscription
          </Button>
          <Button variant="destructive" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? "Canceling..." : "Confirm Cancellation"}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
