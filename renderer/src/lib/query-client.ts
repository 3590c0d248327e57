import { QueryClient } from "@tanstack/react-query";

/** The app-wide defaults: no automatic retry, no refetch on focus, data never stale by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
