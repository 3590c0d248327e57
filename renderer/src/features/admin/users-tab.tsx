import type { AdminUser, UserColumn } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge.tsx";
import { useApi } from "@/lib/api-client.ts";
import { counted, formatDateTime } from "@/lib/format.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { LoadState } from "./load-state.tsx";
import { Pager } from "./pager.tsx";
import { placeOf } from "./place.ts";
import { usersQuery } from "./queries.ts";
import { TotalCard } from "./total-card.tsx";
import { useList } from "./use-list.ts";

const columns: readonly Column<AdminUser, UserColumn>[] = [
  {
    header: "User",
    sort: "email",
    cell: ({ email, username, displayName }) => (
      <span className="flex items-baseline gap-x-2 max-sm:flex-col max-sm:leading-tight">
        <span className="font-medium">{email}</span>
        <span className="text-muted text-xs">
          @{username}
          {displayName && ` · ${displayName}`}
        </span>
      </span>
    ),
  },
  {
    header: "Plan",
    sort: "subscriptionPlan",
    cell: ({ subscriptionPlan: plan }) => (
      <Badge variant={plan === "basic" || plan === "premium" ? "default" : "secondary"}>
        {(plan ?? "free").toUpperCase()}
      </Badge>
    ),
  },
  {
    header: "Usage",
    sort: "monthlyUsage",
    numeric: true,
    cell: ({ monthlyUsage }) => `${monthlyUsage} uses`,
  },
  { header: "Location", sort: "country", className: "text-muted", cell: placeOf },
  {
    header: "Signed Up",
    sort: "createdAt",
    className: "text-muted",
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** All users: the search works on what is in sight at once, and on all of them as soon as the server has answered. */
export function UsersTab() {
  const list = useList<UserColumn>("createdAt");
  const query = useQuery(usersQuery(useApi(), list.query));
  const text = list.search.trim().toLowerCase();
  const matches = ({ email, username, displayName }: AdminUser) =>
    [email, username, displayName].some((name) => name?.toLowerCase().includes(text));

  return (
    <LoadState query={query} loading="Loading users...">
      {({ users, total, found, sorted }) => (
        <>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
            <TotalCard label="Total Users" value={total} />
            <p className="text-muted text-sm">
              {counted(users.filter(matches).length, "user")}, {sorted}
            </p>
          </div>
          <ListToolbar
            list={list}
            searchLabel="Search by email, username or name"
            exports="users"
            refreshing={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
          <DataTable
            label="Users"
            columns={columns}
            rows={users.filter(matches)}
            keyOf={({ id }) => id}
            sorting={list}
            empty="No users found"
            dimmed={query.isPlaceholderData}
          />
          <Pager of="user" limit={list.limit} offset={list.offset} found={found} onOffset={list.setOffset} />
        </>
      )}
    </LoadState>
  );
}
