import { type AdminList, adminLimits } from "@ai-humanizer/shared/admin";
import { useMutation } from "@tanstack/react-query";
import { Download, RefreshCw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { SearchField } from "@/components/search-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { inputLook } from "@/components/ui/input.tsx";
import { useApi } from "@/lib/api-client.ts";
import { cn } from "@/lib/cn.ts";
import { download } from "@/lib/download.ts";
import { toast } from "@/lib/toast-store.ts";
import { exportPath } from "./queries.ts";
import type { List } from "./use-list.ts";

interface ListToolbarProps<Column extends string> {
  list: List<Column>;
  searchLabel: string;
  exports: AdminList;
  refreshing: boolean;
  onRefresh: () => void;
}

/** Search, number of rows, refresh, export. */
export function ListToolbar<Column extends string>(props: ListToolbarProps<Column>) {
  const { list, searchLabel, exports, refreshing, onRefresh } = props;
  const limitId = useId();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        maxLength={adminLimits.query}
        value={list.search}
        onChange={list.setSearch}
      />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <label htmlFor={limitId} className="text-muted text-sm">
          Limit
        </label>
        <input
          id={limitId}
          type="number"
          inputMode="numeric"
          min={1}
          max={adminLimits.max}
          value={list.limitText}
          onChange={(event) => list.setLimit(event.target.value)}
          className={cn(inputLook, "[&&]:h-9 [&&]:w-20 tabular-nums pointer-coarse:[&&]:h-10")}
        />
        <ExportButton list={exports} query={list.query} />
        <RefreshButton refreshing={refreshing} onRefresh={onRefresh} />
      </div>
    </div>
  );
}

/** Asks for the data anew. */
export function RefreshButton({ refreshing, onRefresh }: { refreshing: boolean; onRefresh: () => void }) {
  return (
    <Button variant="outline" onClick={onRefresh} aria-busy={refreshing}>
      <RefreshCw aria-hidden className={cn("size-4", refreshing && "animate-spin")} strokeWidth={1.5} />
      Refresh Data
    </Button>
  );
}

/** Saves all that a search finds as CSV. */
export function ExportButton({
  list,
  query = "",
  children,
}: {
  list: AdminList;
  query?: string;
  children?: ReactNode;
}) {
  const api = useApi();
  const exporting = useMutation({
    mutationFn: () => api.file(exportPath(list, query)),
    onSuccess: (file) => download(`${list}.csv`, file),
    onError: ({ message }) => toast({ title: "Export failed", description: message, variant: "destructive" }),
  });
  return (
    <Button variant="outline" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      <Download aria-hidden className="size-4" strokeWidth={1.5} />
      {children ?? "Export CSV"}
    </Button>
  );
}
