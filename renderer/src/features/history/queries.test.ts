import { expect, test } from "vitest";
import { createApiClient } from "@/lib/api-client.ts";
import { historyQuery, latestQuery } from "./queries.ts";

const api = createApiClient({ origin: "" });

test.each([
  ["latest entries", latestQuery(api)],
  ["history", historyQuery(api, "")],
])("takes the %s for fresh for 30 s", (_, query) => {
  expect(query.staleTime).toBe(30_000);
});
