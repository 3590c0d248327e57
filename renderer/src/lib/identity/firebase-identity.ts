import type * as firebaseAuth from "firebase/auth";
import { type Identity, identityErrorCode, type ProviderName } from "./identity.ts";

/** The part of `firebase/auth` that is used, passed in so that tests can stand in for its windows. */
export type AuthSdk = Pick<
  typeof firebaseAuth,
  | "browserPopupRedirectResolver"
  | "getRedirectResult"
  | "GoogleAuthProvider"
  | "OAuthProvider"
  | "onAuthStateChanged"
  | "signInWithCredential"
  | "signInWithPopup"
  | "signInWithRedirect"
  | "signOut"
>;

/** How long Apple's window may take, in milliseconds. */
export const popupTimeout = 30_000;

/** Errors of the window itself, after which the whole page goes to the provider. */
const popupErrors = new Set([
  "auth/popup-blocked",
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/timeout",
]);

/** The identity of Firebase Auth. */
export function createFirebaseIdentity(sdk: AuthSdk, auth: firebaseAuth.Auth): Identity {
  // Given to each call rather than at the start, where it would load a frame of Google's at once.
  const windows = sdk.browserPopupRedirectResolver;

  async function signInWithApple(): Promise<void> {
    const provider = appleProvider(sdk);
    try {
      await within(popupTimeout, sdk.signInWithPopup(auth, provider, windows));
    } catch (error) {
      if (!popupErrors.has(identityErrorCode(error) ?? "")) throw error;
      await sdk.signInWithRedirect(auth, provider, windows);
    }
  }

  return {
    finishRedirect: async () => {
      await sdk.getRedirectResult(auth, windows).catch(rethrow);
    },
    watch: (onUser) => {
      sdk.onAuthStateChanged(auth, (user) => onUser(user?.uid ?? null));
    },
    getToken: async () => {
      await auth.authStateReady();
      // The SDK takes a token for expired 30 seconds early and fetches the next one.
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
    signIn: async (name) => {
      if (name === "apple") await signInWithApple().catch(rethrow);
      else await sdk.signInWithPopup(auth, googleProvider(sdk), windows);
    },
    signInLocally: async (name, account) => {
      if (!auth.emulatorConfig) throw new Error("Local accounts exist only in the emulator");
      await sdk.signInWithCredential(auth, localCredential(sdk, name, account));
    },
    signOut: () => sdk.signOut(auth),
  };
}

function googleProvider(sdk: AuthSdk) {
  const provider = new sdk.GoogleAuthProvider();
  provider.addScope("email");
  provider.addScope("profile");
  return provider;
}

function appleProvider(sdk: AuthSdk) {
  const provider = new sdk.OAuthProvider("apple.com");
  provider.addScope("email");
  provider.addScope("name");
  provider.setCustomParameters({ locale: "en" });
  return provider;
}

/** The emulator takes the claims of an ID token as plain JSON. */
function localCredential(
  sdk: AuthSdk,
  provider: ProviderName,
  { subject, email, name }: Parameters<Identity["signInLocally"]>[1],
): firebaseAuth.AuthCredential {
  const idToken = JSON.stringify({ sub: subject, email, email_verified: true, name });
  return provider === "apple"
    ? new sdk.OAuthProvider("apple.com").credential({ idToken })
    : sdk.GoogleAuthProvider.credential(idToken);
}

function rethrow(error: unknown): never {
  if (identityErrorCode(error) !== "auth/operation-not-allowed") throw error;
  throw Object.assign(new Error("Apple Sign-In is not configured properly. Please contact support."), {
    code: "auth/operation-not-allowed",
    cause: error,
  });
}

function within<T>(time: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("The sign-in window took too long."), { code: "auth/timeout" });
    timer = setTimeout(() => reject(error), time);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
