import type { PublicConfig } from "@ai-humanizer/shared";
import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
} from "firebase/auth";
import { createFirebaseIdentity } from "./firebase-identity.ts";
import type { Identity } from "./identity.ts";

/** Named one by one, so that the rest of the SDK is left out of the bundle. */
const sdk = {
  browserPopupRedirectResolver,
  getRedirectResult,
  GoogleAuthProvider,
  OAuthProvider,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
};

/** Firebase by the server's settings; the sign-in is kept in this browser over page loads. */
export function loadFirebase(settings: NonNullable<PublicConfig["firebase"]>): Identity {
  const { emulatorUrl, ...options } = settings;
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = "en";
  // The app's own banner already says that the sign-in is simulated.
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
  return createFirebaseIdentity(sdk, auth);
}
