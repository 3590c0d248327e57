import {
  type AdminList,
  adminHumanizationsSchema,
  adminPaymentsSchema,
  adminRefreshMs,
  adminUsersSchema,
  audienceSizesSchema,
  auditSchema,
  campaignsSchema,
  outboxSchema,
  overviewSchema,
} from "@ai-humanizer/shared/admin";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { ApiClient } from "@/lib/api-client.ts";

/** All keys of the admin area's queries begin with it. */
const adminKey = "/api/admin";

/** How long its data count as fresh by themselves, in milliseconds. */
const staleTime = 5 * 60_000;

/** One of the admin area's questions, asked again every 30 s while it is in sight. */
function adminQuery<S extends z.ZodMiniType>(api: ApiClient, path: string, search: string, schema: S) {
  return queryOptions({
    queryKey: [adminKey, path, search],
    queryFn: ({ signal }) => api.get(`${adminKey}/${path}${search && `?${search}`}`, schema, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: adminRefreshMs,
    staleTime,
  });
}

export const usersQuery = (api: ApiClient, search: string) =>
  adminQuery(api, "users", search, adminUsersSchema);
export const humanizationsQuery = (api: ApiClient, search: string) =>
  adminQuery(api, "humanizations", search, adminHumanizationsSchema);
export const paymentsQuery = (api: ApiClient, search: string) =>
  adminQuery(api, "payments", search, adminPaymentsSchema);
export const overviewQuery = (api: ApiClient, days: number) =>
  adminQuery(api, "overview", `days=${days}`, overviewSchema);
export const auditQuery = (api: ApiClient, search: string) => adminQuery(api, "audit", search, auditSchema);
export const campaignsQuery = (api: ApiClient) => adminQuery(api, "campaigns", "", campaignsSchema);
/** Asked for once in a while: the server looks at every user for it. */
export const audiencesQuery = (api: ApiClient) => ({
  ...adminQuery(api, "audiences", "", audienceSizesSchema),
  refetchInterval: false as const,
});
export const outboxQuery = (api: ApiClient) => adminQuery(api, "outbox", "", outboxSchema);

/** The path of a list as CSV. */
export const exportPath = (list: AdminList, search = "") =>
  `${adminKey}/${list}/export${search && `?${search}`}`;
