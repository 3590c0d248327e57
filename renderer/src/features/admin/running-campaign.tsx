import { type Campaign, campaignSchema } from "@ai-humanizer/shared/admin";
import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatNumber } from "@/lib/format.ts";
import { toast } from "@/lib/toast-store.ts";
import { audienceNames } from "./audience-names.ts";

/** How far the running campaign is, and the way to stop it. */
export function RunningCampaign({ campaign }: { campaign: Campaign }) {
  const api = useApi();
  const { campaignId, audience, totalUsers, sent, failed, skipped, problem } = campaign;
  const through = sent + failed + skipped;
  const stop = useMutation({
    mutationFn: () => api.post(`/api/admin/campaigns/${campaignId}/stop`, {}, campaignSchema),
    onError: ({ message }) =>
      toast({ title: "The campaign could not be stopped", description: message, variant: "destructive" }),
  });
  return (
    <section aria-label="Running campaign" className="mb-5 rounded-lg border bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-medium">Sending to {audienceNames[audience]}</span>{" "}
          <span className="text-muted tabular-nums">
            {formatNumber(through)} of {formatNumber(totalUsers)}
          </span>
        </p>
        <Button
          variant="outline"
          size="sm"
          disabled={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate()}
        >
          {stop.isSuccess ? "Stopping..." : "Stop"}
        </Button>
      </div>
      <Progress
        aria-label="Sent so far"
        value={totalUsers === 0 ? 0 : (100 * through) / totalUsers}
        valueText={`${through} of ${totalUsers}`}
      />
      {problem && (
        <p role="status" className="mt-3 text-sm text-warning">
          The mail server can't be reached ({problem}). Sending is retried automatically.
        </p>
      )}
    </section>
  );
}
