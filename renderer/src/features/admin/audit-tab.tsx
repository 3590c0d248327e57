import { type AuditEntry, adminLimits } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/lib/api-client.ts";
import { formatDateTime } from "@/lib/format.ts";
import { callOf, wordsOf } from "./audit-words.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { RefreshButton } from "./list-toolbar.tsx";
import { LoadState } from "./load-state.tsx";
import { Pager } from "./pager.tsx";
import { auditQuery } from "./queries.ts";

const columns: readonly Column<AuditEntry>[] = [
  { header: "Last", className: "text-muted", cell: ({ lastAt }) => formatDateTime(lastAt) },
  { header: "Admin", className: "font-medium", cell: ({ adminEmail }) => adminEmail },
  { header: "Action", cell: wordsOf },
  {
    header: "Call",
    className: "max-w-96 truncate font-mono text-muted text-xs",
    cell: (entry) => <span title={callOf(entry)}>{callOf(entry)}</span>,
  },
  { header: "Answer", numeric: true, cell: ({ status }) => (status === 0 ? "none" : status) },
  { header: "Times", numeric: true, cell: ({ times }) => times },
];

/** What admins did. */
export function AuditTab() {
  const [offset, setOffset] = useState(0);
  const limit = adminLimits.default;
  const query = useQuery(auditQuery(useApi(), `limit=${limit}&offset=${offset}`));
  return (
    <LoadState query={query} loading="Loading the audit log...">
      {({ entries, total }) => (
        <>
          <div className="mb-4 flex items-center justify-between gap-3">
            <p className="text-muted text-sm">
              Everything an admin did. Repeated views within an hour share one line.
            </p>
            <RefreshButton refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
          </div>
          <DataTable
            label="Audit log"
            columns={columns}
            rows={entries}
            keyOf={({ id }) => id}
            empty="Nothing yet"
            dimmed={query.isPlaceholderData}
          />
          <Pager of="line" limit={limit} offset={offset} found={total} onOffset={setOffset} />
        </>
      )}
    </LoadState>
  );
}
