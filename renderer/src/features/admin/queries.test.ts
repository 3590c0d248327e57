import { expect, test } from "vitest";
import { createApiClient } from "@/lib/api-client.ts";
import {
  auditQuery,
  campaignsQuery,
  humanizationsQuery,
  outboxQuery,
  overviewQuery,
  paymentsQuery,
  usersQuery,
} from "./queries.ts";

const api = createApiClient({
  origin: "",
  getToken: async () => null,
  getGuestSession: () => "",
  onUnauthorized: () => {},
});

test.each([
  ["users", usersQuery(api, "")],
  ["humanizations", humanizationsQuery(api, "")],
  ["payments", paymentsQuery(api, "")],
  ["overview", overviewQuery(api, 30)],
  ["audit", auditQuery(api, "")],
  ["campaigns", campaignsQuery(api)],
  ["outbox", outboxQuery(api)],
])("asks for %s again every 30 s, and takes it for fresh for 5 minutes", (_name, query) => {
  expect(query).toMatchObject({ refetchInterval: 30_000, staleTime: 300_000 });
});
