import { type WorkingStatus, workingStatusSchema } from "@ai-humanizer/shared";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useApi } from "@/lib/api-client.ts";

/** The user's subscription as the server sees it. */
export function useWorkingStatus(): UseQueryResult<WorkingStatus> {
  const api = useApi();
  return useQuery({
    queryKey: ["/api/working-status"],
    queryFn: ({ signal }) => api.get("/api/working-status", workingStatusSchema, { signal }),
    staleTime: 60_000,
  });
}
