import { adminRefreshMs } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/lib/api-client.ts";
import { CampaignHistory } from "./campaign-history.tsx";
import { LoadState } from "./load-state.tsx";
import { Outbox } from "./outbox.tsx";
import { audiencesQuery, campaignsQuery } from "./queries.ts";
import { RunningCampaign } from "./running-campaign.tsx";
import { SendCampaignCard } from "./send-campaign-card.tsx";
import { TestEmailCard } from "./test-email-card.tsx";
import { useEndTold } from "./use-end-told.ts";
import { campaignLookMs, useSendCampaign } from "./use-send-campaign.ts";

/** Mail campaigns: send one, watch it, look at past ones. */
export function CampaignsTab() {
  const sending = useSendCampaign();
  const api = useApi();
  const sizes = useQuery(audiencesQuery(api));
  const query = useQuery({
    ...campaignsQuery(api),
    refetchInterval: ({ state }) =>
      sending.isPending || state.data?.campaigns.some(({ done }) => !done) ? campaignLookMs : adminRefreshMs,
  });
  useEndTold(query.data?.campaigns, sending);
  return (
    <LoadState query={query} loading="Loading campaigns...">
      {({ campaigns, mail }) => {
        const running = campaigns.find(({ done }) => !done);
        return (
          <>
            {mail === "off" && (
              <p role="status" className="mb-5 rounded-lg border px-4 py-3 text-warning">
                Campaigns are off: there is no promotion to offer. The operator sets PROMOTION_CODE.
              </p>
            )}
            {running && <RunningCampaign key={running.campaignId} campaign={running} />}
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {!sizes.isPending && (
                <SendCampaignCard
                  sizes={sizes.data}
                  past={campaigns}
                  running={running !== undefined || mail === "off"}
                  sending={sending}
                />
              )}
              <TestEmailCard />
            </div>
            <CampaignHistory campaigns={campaigns} />
            {mail === "outbox" && <Outbox />}
          </>
        );
      }}
    </LoadState>
  );
}
