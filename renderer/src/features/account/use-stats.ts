import { type Stats, statsSchema } from "@ai-humanizer/shared";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/lib/api-client.ts";

/** What the user humanized so far; undefined until it is here, null where it can't be had. */
export function useStats(): Stats | null | undefined {
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ["/api/stats"],
    queryFn: ({ signal }) => api.get("/api/stats", statsSchema, { signal }),
    staleTime: 30_000,
  });
  return data ?? (isError ? null : undefined);
}
