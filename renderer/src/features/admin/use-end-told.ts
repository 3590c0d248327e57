import type { Campaign } from "@ai-humanizer/shared/admin";
import { useEffect, useRef } from "react";
import { tellResult, type useSendCampaign } from "./use-send-campaign.ts";

/**
 * Tells of the end of a campaign that was seen running, but that this page did not start: another admin did, or the page
 * was loaded anew meanwhile.
 */
export function useEndTold(
  campaigns: readonly Campaign[] | undefined,
  { isPending, data }: Pick<ReturnType<typeof useSendCampaign>, "isPending" | "data">,
): void {
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!campaigns) return;
    const ended = campaigns.find(({ campaignId, done }) => done && campaignId === seen.current);
    if (ended && !isPending && data?.campaignId !== ended.campaignId) tellResult(ended);
    seen.current = campaigns.find(({ done }) => !done)?.campaignId ?? null;
  }, [campaigns, isPending, data]);
}
