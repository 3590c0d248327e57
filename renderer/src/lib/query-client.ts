import { QueryClient } from "@tanstack/react-query";

/**
 * The app-wide defaults: no automatic retry, no refetch on focus, data never stale by itself. Without a network calls go
 * out all the same, rather than wait for one: in a browser they fail at once and say so, and the desktop app answers
 * them itself. What failed is asked for again when the network is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
