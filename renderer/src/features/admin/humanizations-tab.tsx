import { type AdminHumanization, adminTextLength, type HumanizationColumn } from "@ai-humanizer/shared/admin";
import { formatSeconds } from "@ai-humanizer/shared/seconds";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatDateTime, formatNumber, preview } from "@/lib/format.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { LoadState } from "./load-state.tsx";
import { Pager } from "./pager.tsx";
import { humanizationsQuery } from "./queries.ts";
import { TotalCard } from "./total-card.tsx";
import { useList } from "./use-list.ts";

const columns: readonly Column<AdminHumanization, HumanizationColumn>[] = [
  {
    header: "User",
    className: "font-medium",
    cell: ({ userEmail, userId }) => userEmail ?? userId?.slice(0, 8) ?? "Guest",
  },
  {
    header: "Original text",
    // As wide as the characters that are shown.
    className: "max-w-128 truncate text-muted",
    cell: ({ originalText }) => preview(originalText, adminTextLength),
  },
  { header: "Tone", sort: "tone", cell: ({ tone }) => <Badge variant="outline">{tone}</Badge> },
  { header: "Words", sort: "wordCount", numeric: true, cell: ({ wordCount }) => formatNumber(wordCount) },
  {
    header: "Time",
    sort: "processingTime",
    numeric: true,
    cell: ({ processingTime }) => formatSeconds(processingTime),
  },
  { header: "Written by", className: "text-muted", cell: writer },
  { header: "Tokens", numeric: true, className: "text-muted", cell: tokens },
  { header: "Cost", numeric: true, className: "text-muted", cell: cost },
  {
    header: "Created",
    sort: "createdAt",
    className: "text-muted",
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

function writer({ model, fallback }: AdminHumanization): string {
  if (model === null) return "Engine";
  return fallback ? `${model}, engine in part` : model;
}

function tokens({ tokensIn, tokensOut }: AdminHumanization): string {
  return tokensIn + tokensOut === 0 ? "–" : `${formatNumber(tokensIn)} in, ${formatNumber(tokensOut)} out`;
}

function cost({ costMicros }: AdminHumanization): string {
  return costMicros === 0 ? "–" : `$${(costMicros / 1_000_000).toFixed(4)}`;
}

/** All humanizations, of users and guests. */
export function HumanizationsTab() {
  const list = useList<HumanizationColumn>("createdAt");
  const query = useQuery(humanizationsQuery(useApi(), list.query));
  return (
    <LoadState query={query} loading="Loading humanizations...">
      {({ humanizations, total, found }) => (
        <>
          <div className="mb-5 flex">
            <TotalCard label="Total Humanizations" value={total} />
          </div>
          <ListToolbar
            list={list}
            searchLabel="Search by user"
            exports="humanizations"
            refreshing={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
          <DataTable
            label="Humanizations"
            columns={columns}
            rows={humanizations}
            keyOf={({ id }) => id}
            sorting={list}
            empty="No humanizations found"
            dimmed={query.isPlaceholderData}
          />
          <Pager
            of="humanization"
            limit={list.limit}
            offset={list.offset}
            found={found}
            onOffset={list.setOffset}
          />
        </>
      )}
    </LoadState>
  );
}
