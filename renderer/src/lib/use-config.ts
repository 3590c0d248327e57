import { type PublicConfig, publicConfigSchema } from "@ai-humanizer/shared";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "./api-client.ts";

/** The server's public settings; undefined until they are here. */
export function usePublicConfig(): PublicConfig | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ["/api/config"],
    queryFn: ({ signal }) => api.get("/api/config", publicConfigSchema, { signal }),
  }).data;
}
