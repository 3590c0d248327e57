import { type Campaign, campaignProblemsSchema } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatDateTime } from "@/lib/format.ts";
import { audienceNames } from "./audience-names.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { LoadState } from "./load-state.tsx";

const states = { failed: "Refused", uncertain: "Perhaps arrived", skipped: "Left out" } as const;

/** Past campaigns, and who got nothing. */
export function CampaignHistory({ campaigns }: { campaigns: readonly Campaign[] }) {
  const [shown, setShown] = useState<Campaign | null>(null);
  const columns: readonly Column<Campaign>[] = [
    { header: "Started", className: "text-muted", cell: ({ createdAt }) => formatDateTime(createdAt) },
    { header: "Audience", className: "font-medium", cell: ({ audience }) => audienceNames[audience] },
    {
      header: "State",
      cell: ({ done }) => <Badge variant={done ? "secondary" : "default"}>{done ? "done" : "running"}</Badge>,
    },
    { header: "Recipients", numeric: true, cell: ({ totalUsers }) => totalUsers },
    { header: "Sent", numeric: true, cell: ({ sent }) => sent },
    { header: "Failed", numeric: true, cell: ({ failed, uncertain }) => failed - uncertain },
    { header: "Uncertain", numeric: true, cell: ({ uncertain }) => uncertain },
    { header: "Left out", numeric: true, cell: ({ skipped }) => skipped },
    { header: "By", className: "text-muted", cell: ({ createdBy }) => createdBy },
    {
      header: "Problems",
      cell: (campaign) =>
        campaign.failed + campaign.skipped > 0 ? (
          <Button variant="link" size="sm" onClick={() => setShown(campaign)}>
            Show{" "}
            <span className="sr-only">
              the problems of the campaign of {formatDateTime(campaign.createdAt)}
            </span>
          </Button>
        ) : (
          "–"
        ),
    },
  ];
  return (
    <>
      <h2 className="mt-10 mb-4 font-semibold text-md tracking-tight">Campaigns</h2>
      <DataTable
        label="Campaigns"
        columns={columns}
        rows={campaigns}
        keyOf={({ campaignId }) => campaignId}
        empty="No campaigns yet"
      />
      {shown && <ProblemsDialog campaign={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function ProblemsDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const api = useApi();
  const path = `/api/admin/campaigns/${campaign.campaignId}/problems`;
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, campaignProblemsSchema, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        wide
        title="Who got nothing"
        description="Rejected by their mail server, skipped, or cut off when the connection or the server went down. Those cut off may have received the email, so they are not sent another."
      >
        <div className="mt-4 max-h-96 overflow-y-auto">
          <LoadState query={query} loading="Loading recipients...">
            {({ recipients }) => (
              <ul className="divide-y text-sm">
                {recipients.map(({ email, state, reason }) => (
                  <li key={email} className="py-2">
                    <p className="flex justify-between gap-3">
                      <span className="font-medium">{email}</span>
                      <span className="text-muted">{states[state]}</span>
                    </p>
                    <p className="text-muted">{reason}</p>
                  </li>
                ))}
              </ul>
            )}
          </LoadState>
        </div>
      </DialogContent>
    </Dialog>
  );
}
