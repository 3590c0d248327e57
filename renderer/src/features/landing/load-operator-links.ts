import { publicConfigSchema } from "@ai-humanizer/shared";
import { createApiClient } from "@/lib/api-client.ts";
import { operatorLinks } from "@/lib/operator-links.ts";

/** Asks the server for the operator's own pages. */
export async function loadOperatorLinks() {
  const api = createApiClient({ origin: "" });
  return operatorLinks((await api.get("/api/config", publicConfigSchema, { anonymous: true })).operator);
}
