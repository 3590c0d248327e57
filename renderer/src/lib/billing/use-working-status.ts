import { type Profile, type WorkingStatus, workingStatusSchema } from "@ai-humanizer/shared";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../api-client.ts";
import { profileKey } from "../session/use-account.ts";
import { forgetPurchase, hasArrived, readPurchase } from "./purchase.ts";

/** Milliseconds between two looks at a subscription that is about to change. */
const lookEvery = 2000;

interface Options {
  enabled?: boolean;
  /** Asks again and again until this holds: the payment provider's word may come after the buyer. */
  until?: (status: WorkingStatus) => boolean;
}

export const statusKey = ["/api/working-status"] as const;

/** The user's subscription as the server sees it. When it has changed, the profile is asked for anew. */
export function useWorkingStatus({ enabled = true, until }: Options = {}): UseQueryResult<WorkingStatus> {
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => api.get("/api/working-status", workingStatusSchema, { signal }),
    staleTime: 60_000,
    enabled,
    refetchInterval: ({ state }) => (until && !(state.data && until(state.data)) ? lookEvery : false),
    refetchOnWindowFocus: until ? "always" : false,
  });
  const { data } = query;
  useEffect(() => {
    const purchase = readPurchase();
    if (data && purchase?.paid && hasArrived(data, purchase)) forgetPurchase();
  }, [data]);
  useEffect(() => {
    const profile = client.getQueryData<Profile>(profileKey);
    if (!data || !profile) return;
    if (profile.subscriptionPlan === data.user.subscriptionPlan && profile.subscriptionStatus === data.status)
      return;
    void client.invalidateQueries({ queryKey: profileKey });
  }, [data, client]);
  return query;
}
