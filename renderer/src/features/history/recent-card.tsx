import { historyLimits } from "@ai-humanizer/shared";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useApi } from "@/lib/api-client.ts";
import { latestQuery } from "./queries.ts";

/** The dashboard's way to the history. */
export function RecentCard() {
  const { data, isError } = useQuery(latestQuery(useApi()));
  return (
    <Link
      to="/history"
      className="flex items-center gap-2 px-4 py-2.5 transition-colors hover:bg-raised focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-sm">Recent Humanizations</span>
        <span className="block truncate text-muted text-xs leading-5">
          {!data && isError ? "Not loaded" : describe(data?.length)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.5} />
    </Link>
  );
}

function describe(count: number | undefined): string {
  if (count === undefined) return " ";
  if (count === 0) return "No results yet";
  // A full page is followed by more, in all likelihood.
  const shown = count >= historyLimits.default ? `${count}+` : count;
  return `${shown} ${count === 1 ? "result" : "results"} available`;
}
