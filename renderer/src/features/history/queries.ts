import { type HistoryItem, historyCursor, historyLimits, historySchema } from "@ai-humanizer/shared";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "@/lib/api-client.ts";

/** The first part of the keys of all history queries. */
export const historyKey = ["/api/history"] as const;

/** How long the lists count as fresh, in milliseconds. */
const staleTime = 30_000;

/** The latest entries, for the dashboard's sidebar and card. */
export function latestQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...historyKey, "full"],
    queryFn: ({ signal }) => api.get("/api/history/full", historySchema, { signal }),
    staleTime,
  });
}

export interface HistoryPage {
  items: readonly HistoryItem[];
  /** The cursor of the next page; null after the last. Kept apart from the items, which can be deleted. */
  next: string | null;
}

/** The whole history, page by page, newest first; `search` keeps what contains it. */
export function historyQuery(api: ApiClient, search: string) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, "list", search],
    queryFn: async ({ pageParam, signal }): Promise<HistoryPage> => {
      const query = new URLSearchParams({
        ...(pageParam ? { before: pageParam } : {}),
        ...(search ? { q: search } : {}),
      });
      const path = query.size > 0 ? `/api/history?${query}` : "/api/history";
      const items = await api.get(path, historySchema, { signal });
      const last = items.at(-1);
      return { items, next: last && items.length >= historyLimits.default ? historyCursor(last) : null };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime,
    // A stale list is fetched again page by page; after a visit of hundreds of pages that would be hundreds of calls.
    gcTime: 0,
  });
}
