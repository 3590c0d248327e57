import { type PlanId, type Profile, profileSchema } from "@ai-humanizer/shared";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ApiClient, useApi } from "../api-client.ts";
import type { Viewer } from "../viewer.ts";
import { useSession, useSessionState } from "./session.ts";
import { readSessionHint, rememberPlan } from "./session-hint.ts";

export const profileKey = ["/api/auth/me"] as const;

/** The query of the signed-in user's profile: the one source of the usage number, wherever it shows. */
export function profileQuery(api: ApiClient) {
  return queryOptions({
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      const profile = await api.get("/api/auth/me", profileSchema, { signal });
      rememberPlan(profile.plan);
      return profile;
    },
  });
}

/** Who uses the app. Signed in means that the provider knows the user and the profile is here. */
export type Account =
  | { status: "loading" }
  | { status: "failed"; error: Error; retry: () => void }
  | { status: "signed-out"; left?: true }
  | { status: "signed-in"; profile: Profile };

export function useAccount(): Account {
  const session = useSession();
  const state = useSessionState();
  const { data, error, refetch } = useQuery({
    ...profileQuery(useApi()),
    enabled: state.status === "signed-in",
  });
  if (state.status === "failed") return { ...state, retry: () => void session.resume() };
  if (state.status !== "signed-in") return state;
  if (data) return { status: "signed-in", profile: data };
  return error ? { status: "failed", error, retry: () => void refetch() } : { status: "loading" };
}

/** The account as a screen's viewer: until the profile is here, with the plan of last time. */
export function toViewer(account: Account): Viewer {
  if (account.status === "signed-out") return { kind: "guest" };
  const plan: PlanId =
    account.status === "signed-in" ? account.profile.plan : (readSessionHint()?.plan ?? "free");
  return { kind: "user", plan };
}
