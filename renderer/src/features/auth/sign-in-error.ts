import { identityErrorCode, type ProviderName } from "@/lib/identity/identity.ts";

export const cancelled = "Sign-in was cancelled. Please try again.";

/** Codes of a sign-in that the user gave up, in the window or on the provider's page. */
const cancelledCodes = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
  "auth/redirect-cancelled-by-user",
]);

/** What to tell of a failed sign-in. */
export function signInErrorToast(provider: ProviderName, error: unknown) {
  const variant = "destructive" as const;
  const title = provider === "apple" ? "Apple sign in failed" : "Google sign in failed";
  return { title, description: describe(provider, error), variant };
}

function describe(provider: ProviderName, error: unknown): string {
  const code = identityErrorCode(error);
  if (code !== null && cancelledCodes.has(code)) return cancelled;
  if (provider === "apple" && code === "auth/operation-not-allowed")
    return "Apple login is not properly configured";
  return (error instanceof Error && error.message) || "Please try again";
}
