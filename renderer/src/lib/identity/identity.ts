/** Provider one and provider two. */
export type ProviderName = "google" | "apple";

/** What a local account of the emulator is made of; `subject` is its id at the provider. */
export interface LocalAccount {
  subject: string;
  email: string;
  name: string;
}

/** Why a sign-in ends: by the user's choice, or because it is no longer good. */
type SessionEnd = "signed-out" | "ended";

/** Whoever says who the user is: Firebase, in the browser. */
export interface Identity {
  /** Reads the outcome of a sign-in that went by redirect; rejects with its error. To be called before `watch`. */
  finishRedirect: () => Promise<void>;
  /** Calls back with the user's id, or null for nobody, as soon as it is known and whenever it changes. */
  watch: (onUser: (userId: string | null) => void) => void;
  /** The ID token of the user, refreshed before it expires; null for nobody. Rejects where it can't be had. */
  getToken: () => Promise<string | null>;
  /** Signs in at the provider. Must be called in a user's gesture, or the browser blocks its window. */
  signIn: (provider: ProviderName) => Promise<void>;
  /** Signs in to the emulator with an unsigned token of the account. */
  signInLocally: (provider: ProviderName, account: LocalAccount) => Promise<void>;
  /** What a shell keeps for the user alone is lost where they choose to sign out, and waits for them where not. */
  signOut: (why: SessionEnd) => Promise<void>;
}

/** The code of a provider's error, such as "auth/popup-blocked"; null for any other error. */
export function identityErrorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
