import { messageSchema } from "@ai-humanizer/shared";
import type { QueryClient } from "@tanstack/react-query";
import { type ApiClient, createApiClient } from "@/lib/api-client.ts";
import { useGuestSession } from "@/lib/guest-session.ts";
import { createQueryClient } from "@/lib/query-client.ts";
import { createSession, type Session } from "@/lib/session/session.ts";
import { dismissToasts, toast } from "@/lib/toast-store.ts";
import { configQuery } from "@/lib/use-config.ts";
import type { Platform } from "@/platform/platform.ts";

interface Services {
  api: ApiClient;
  session: Session;
  queryClient: QueryClient;
}

/** What the app is made of, apart from its screens, on a shell. */
export function createServices({
  apiOrigin: origin,
  signIn,
}: Pick<Platform, "apiOrigin" | "signIn">): Services {
  const queryClient = createQueryClient();
  const api = createApiClient({
    origin,
    getToken: () => session.getToken(),
    getGuestSession: () => useGuestSession.getState().session.sessionId,
    onUnauthorized: (token) => session.refused(token),
    // The settings say which version it does understand.
    onUpdateNeeded: () => void queryClient.invalidateQueries(configQuery(api)),
  });
  const session = createSession({
    loadIdentity: async () => {
      if (signIn) return signIn.identity;
      const { firebase } = await queryClient.ensureQueryData(configQuery(api));
      return firebase ? (await import("@/lib/identity/load-firebase.ts")).loadFirebase(firebase) : null;
    },
    logOut: async () => {
      await api.post("/api/auth/logout", {}, messageSchema);
    },
    // A shell that signs people in knows who is signed in.
    alwaysAsk: signIn !== undefined,
    reload: () => location.reload(),
    onCleared: (reason) => {
      forgetUser(queryClient);
      void stopRun();
      if (reason === "signed-out") {
        // Their buttons bring back what was the user's.
        dismissToasts();
        void clearDraft();
      } else {
        toast({
          title: "Your session has ended",
          description: "Sign in again to carry on. Your text is kept in this browser.",
        });
      }
    },
  });
  return { api, session, queryClient };
}

/** Removes all that was cached for the user; the public settings may stay. */
function forgetUser(queryClient: QueryClient): void {
  const personal = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== "/api/config",
  };
  void queryClient.cancelQueries(personal);
  queryClient.removeQueries(personal);
  queryClient.getMutationCache().clear();
}

/** A run ends with the session that it belongs to. */
async function stopRun(): Promise<void> {
  const { useRun } = await import("@/features/humanize/run-store.ts");
  useRun.getState().stop?.();
}

/** Whoever signs out leaves no text behind; a session that ends by itself loses none. */
async function clearDraft(): Promise<void> {
  const { useDraft } = await import("@/features/humanize/draft-store.ts");
  useDraft.getState().reset();
}
