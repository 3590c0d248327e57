import {
  type CampaignRequest,
  type CampaignResult,
  campaignResultSchema,
  campaignSchema,
} from "@ai-humanizer/shared/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiClient, ApiError, useApi } from "@/lib/api-client.ts";
import { toast } from "@/lib/toast-store.ts";
import { campaignsQuery, outboxQuery } from "./queries.ts";

/** How often it asks whether a campaign is done, in milliseconds. */
export const campaignLookMs = 1_000;

/** Sends a campaign and waits for its end, however long that takes; then a toast tells what came of it. */
export function useSendCampaign() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: campaignsQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: outboxQuery(api).queryKey });
  };
  return useMutation({
    mutationFn: (request: CampaignRequest) => sendCampaign(api, request),
    onSuccess: tellResult,
    onError: (error) => {
      // Of a session that ended the session itself tells; the campaign goes on.
      if (error instanceof ApiError && error.status === 401) return;
      toast({
        title: "Campaign Failed",
        description: error.message || "Failed to send promotional emails",
        variant: "destructive",
      });
    },
    onSettled: refresh,
  });
}

/** Says what came of a campaign. */
export function tellResult({ sent, failed }: Pick<CampaignResult, "sent" | "failed">): void {
  toast({
    title: "Campaign Completed",
    description: `Sent ${sent} emails, ${failed} failed`,
    variant: sent === 0 ? "destructive" : "success",
  });
}

async function sendCampaign(api: ApiClient, request: CampaignRequest): Promise<CampaignResult> {
  let result: CampaignResult = await api.post(
    "/api/send-promotional-campaign",
    request,
    campaignResultSchema,
  );
  while (!result.done) {
    await new Promise((resolve) => setTimeout(resolve, campaignLookMs));
    try {
      result = await api.get(`/api/admin/campaigns/${result.campaignId}`, campaignSchema);
    } catch (error) {
      // The campaign goes on, so a look at it that found nobody there is no failure of it.
      if (isRefusal(error)) throw error;
    }
  }
  return result;
}

/** Whether asking again is of no use. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
