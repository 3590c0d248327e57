import { type PublicConfig, publicConfigSchema } from "@ai-humanizer/shared";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ApiClient, useApi } from "./api-client.ts";

/** The query of the server's public settings. It waits for no token, because the sign-in itself waits for it. */
export function configQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["/api/config"],
    queryFn: ({ signal }) => api.get("/api/config", publicConfigSchema, { signal, anonymous: true }),
  });
}

/** The server's public settings; undefined until they are here. */
export function usePublicConfig(): PublicConfig | undefined {
  return useQuery(configQuery(useApi())).data;
}
