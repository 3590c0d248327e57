import type { AdminPayment, AdminSubscriptionChange, PaymentColumn } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatAmount, formatDateTime } from "@/lib/format.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ExportButton, ListToolbar } from "./list-toolbar.tsx";
import { LoadState } from "./load-state.tsx";
import { Pager } from "./pager.tsx";
import { paymentsQuery } from "./queries.ts";
import { TotalCard } from "./total-card.tsx";
import { useList } from "./use-list.ts";

const payments: readonly Column<AdminPayment, PaymentColumn>[] = [
  { header: "User", cell: owner },
  {
    header: "Amount",
    sort: "amount",
    numeric: true,
    className: "font-medium",
    cell: ({ amount, currency }) => formatAmount(amount, currency),
  },
  { header: "Plan", sort: "plan", className: "capitalize", cell: ({ plan }) => plan },
  {
    header: "Status",
    sort: "status",
    cell: ({ status }) =>
      status === "succeeded" ? (
        <Badge className="bg-success/15 text-success">{status}</Badge>
      ) : (
        <Badge variant="destructive">{status}</Badge>
      ),
  },
  {
    header: "Payment id",
    className: "font-mono text-muted text-xs",
    cell: ({ stripePaymentId }) => stripePaymentId.slice(0, 20),
  },
  {
    header: "Created",
    sort: "createdAt",
    className: "text-muted",
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

const changes: readonly Column<AdminSubscriptionChange>[] = [
  { header: "User", cell: owner },
  {
    header: "Change",
    className: "font-medium",
    cell: ({ previousPlan, newPlan }) => `${previousPlan} → ${newPlan}`,
  },
  { header: "Reason", className: "text-muted", cell: ({ reason }) => reason.replaceAll("_", " ") },
  { header: "Changed", className: "text-muted", cell: ({ changedAt }) => formatDateTime(changedAt) },
];

/** Whose a row is, by e-mail and the beginning of the id. */
function owner({ userEmail, userId }: Pick<AdminPayment, "userEmail" | "userId">): ReactNode {
  return (
    <span className="flex items-baseline gap-x-2 max-sm:flex-col max-sm:leading-tight">
      <span className="font-medium">{userEmail}</span>
      <span className="font-mono text-muted text-xs">{userId.slice(0, 8)}</span>
    </span>
  );
}

/** What was paid, and how plans changed. */
export function PaymentsTab() {
  const list = useList<PaymentColumn>("createdAt");
  const [changesOffset, setChangesOffset] = useState(0);
  const query = useQuery(paymentsQuery(useApi(), `${list.query}&changesOffset=${changesOffset}`));
  const fromTheTop: typeof list = {
    ...list,
    setSearch: (text) => {
      list.setSearch(text);
      setChangesOffset(0);
    },
    setLimit: (text) => {
      list.setLimit(text);
      setChangesOffset(0);
    },
  };
  return (
    <LoadState query={query} loading="Loading payments...">
      {(data) => (
        <>
          <div className="mb-5 flex flex-wrap gap-3">
            <TotalCard label="Payments" value={data.total} />
            <TotalCard label="Subscription Changes" value={data.subscriptionsTotal} />
          </div>
          <ListToolbar
            list={fromTheTop}
            searchLabel="Search by user or payment id"
            exports="payments"
            refreshing={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
          <DataTable
            label="Payments"
            columns={payments}
            rows={data.payments}
            keyOf={({ id }) => id}
            sorting={list}
            empty="No payments found"
            dimmed={query.isPlaceholderData}
          />
          <Pager
            of="payment"
            limit={list.limit}
            offset={list.offset}
            found={data.found}
            onOffset={list.setOffset}
          />
          <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold text-md tracking-tight">Subscription changes</h2>
            <ExportButton list="subscriptions" query={list.query}>
              Export changes
            </ExportButton>
          </div>
          <DataTable
            label="Subscription changes"
            columns={changes}
            rows={data.subscriptions}
            keyOf={({ id }) => id}
            empty="No subscription changes found"
            dimmed={query.isPlaceholderData}
          />
          <Pager
            of="change"
            limit={list.limit}
            offset={changesOffset}
            found={data.subscriptionsFound}
            onOffset={setChangesOffset}
          />
        </>
      )}
    </LoadState>
  );
}
