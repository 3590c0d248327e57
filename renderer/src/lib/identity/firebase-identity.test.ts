import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import * as firebaseAuth from "firebase/auth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type AuthSdk, createFirebaseIdentity, popupTimeout } from "./firebase-identity.ts";

// The SDK itself, except for its windows and its network.
let app: FirebaseApp;
beforeEach(() => {
  app = initializeApp({ apiKey: "key", projectId: "project" });
});
afterEach(async () => {
  vi.useRealTimers();
  await deleteApp(app);
});

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

function setUp({ emulator = false, ...windows }: Partial<AuthSdk> & { emulator?: boolean } = {}) {
  const auth = firebaseAuth.initializeAuth(app, { persistence: firebaseAuth.inMemoryPersistence });
  if (emulator) firebaseAuth.connectAuthEmulator(auth, "http://127.0.0.1:1", { disableWarnings: true });
  const sdk = {
    ...firebaseAuth,
    signInWithPopup: vi.fn<AuthSdk["signInWithPopup"]>().mockRejectedValue(failure("auth/internal-error")),
    signInWithRedirect: vi.fn<AuthSdk["signInWithRedirect"]>().mockReturnValue(new Promise(() => {})),
    signInWithCredential: vi.fn<AuthSdk["signInWithCredential"]>().mockRejectedValue(failure("auth/none")),
    ...windows,
  };
  return { sdk, auth, identity: createFirebaseIdentity(sdk, auth) };
}

/** The provider that a window was opened for, as far as it can be asked. */
function providerOf(call: readonly unknown[] | undefined) {
  const provider = call?.[1];
  if (provider instanceof firebaseAuth.GoogleAuthProvider || provider instanceof firebaseAuth.OAuthProvider) {
    const parameters = provider.getCustomParameters();
    return { id: provider.providerId, scopes: provider.getScopes(), parameters };
  }
  throw new Error("No provider");
}

test("asks Google for e-mail and profile, and never redirects", async () => {
  const closed = failure("auth/popup-closed-by-user");
  const { sdk, identity } = setUp({ signInWithPopup: vi.fn().mockRejectedValue(closed) });
  await expect(identity.signIn("google")).rejects.toBe(closed);
  expect(providerOf(vi.mocked(sdk.signInWithPopup).mock.calls[0])).toMatchObject({
    id: "google.com",
    scopes: expect.arrayContaining(["email", "profile"]),
  });
  expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
});

describe("Apple", () => {
  test("is asked for e-mail and name, in English", async () => {
    const { sdk, identity } = setUp();
    await expect(identity.signIn("apple")).rejects.toThrow("auth/internal-error");
    expect(providerOf(vi.mocked(sdk.signInWithPopup).mock.calls[0])).toEqual({
      id: "apple.com",
      scopes: ["email", "name"],
      parameters: { locale: "en" },
    });
  });

  test.each(["auth/popup-blocked", "auth/popup-closed-by-user", "auth/cancelled-popup-request"])(
    "after %s goes by redirect",
    async (code) => {
      const { sdk, identity } = setUp({ signInWithPopup: vi.fn().mockRejectedValue(failure(code)) });
      void identity.signIn("apple");
      await vi.waitFor(() => expect(sdk.signInWithRedirect).toHaveBeenCalledOnce(), 10_000);
      expect(providerOf(vi.mocked(sdk.signInWithRedirect).mock.calls[0]).scopes).toEqual(["email", "name"]);
    },
  );

  test("goes by redirect when the window takes 30 s, and not before", async () => {
    vi.useFakeTimers();
    const { sdk, identity } = setUp({ signInWithPopup: vi.fn(() => new Promise<never>(() => {})) });
    void identity.signIn("apple");
    expect(popupTimeout).toBe(30_000);
    await vi.advanceTimersByTimeAsync(popupTimeout - 1);
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sdk.signInWithRedirect).toHaveBeenCalledOnce();
  });

  test("reports any other error as it is", async () => {
    const { sdk, identity } = setUp();
    await expect(identity.signIn("apple")).rejects.toThrow("Firebase: Error (auth/internal-error).");
    expect(sdk.signInWithRedirect).not.toHaveBeenCalled();
  });

  test("says so where it is not configured, also after a redirect", async () => {
    const off = vi.fn().mockRejectedValue(failure("auth/operation-not-allowed"));
    const { identity } = setUp({ signInWithPopup: off, getRedirectResult: off });
    const error = {
      message: "Apple Sign-In is not configured properly. Please contact support.",
      code: "auth/operation-not-allowed",
    };
    await expect(identity.signIn("apple")).rejects.toMatchObject(error);
    await expect(identity.finishRedirect()).rejects.toMatchObject(error);
  });
});

describe("a local account", () => {
  const account = { subject: "s1", email: "maya@example.com", name: "Maya" };
  const claims = { sub: "s1", email: "maya@example.com", email_verified: true, name: "Maya" };

  test.each(["google", "apple"] as const)("of %s signs in by an unsigned token", async (provider) => {
    const { sdk, identity } = setUp({ emulator: true });
    await expect(identity.signInLocally(provider, account)).rejects.toThrow("auth/none");
    const credential = vi.mocked(sdk.signInWithCredential).mock.calls[0]?.[1].toJSON();
    expect(credential).toMatchObject({ providerId: `${provider}.com`, idToken: JSON.stringify(claims) });
  });

  test("is refused by a real Firebase", async () => {
    const { sdk, identity } = setUp();
    await expect(identity.signInLocally("google", account)).rejects.toThrow("only in the emulator");
    expect(sdk.signInWithCredential).not.toHaveBeenCalled();
  });
});

test("has no user and no token where nobody is signed in", async () => {
  const { identity } = setUp();
  const onUser = vi.fn();
  identity.watch(onUser);
  await vi.waitFor(() => expect(onUser).toHaveBeenCalledWith(null), 10_000);
  expect(await identity.getToken()).toBeNull();
});
