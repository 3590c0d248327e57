import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeIdentity } from "@/test/fake-identity.ts";
import type { Identity } from "../identity/identity.ts";
import { isBonusOpen } from "../trial-context.ts";
import { sessionHintKey } from "./seems-signed-in.ts";
import { createSession } from "./session.ts";
import { lastSignOut, markLeft, readSessionHint } from "./session-hint.ts";

const hint = (via: "provider" | "demo") =>
  localStorage.setItem(sessionHintKey, JSON.stringify({ via, plan: "basic" }));

beforeEach(() => {
  sessionStorage.clear();
  markLeft(false);
});

function setUp(
  userId: string | null = null,
  loaded?: () => Promise<Identity | null>,
  options: { alwaysAsk?: boolean } = {},
) {
  const { identity, become } = createFakeIdentity(userId);
  const loadIdentity = vi.fn(loaded ?? (async () => identity));
  const logOut = vi.fn(async () => {});
  const onCleared = vi.fn();
  const reload = vi.fn();
  const session = createSession({ loadIdentity, logOut, onCleared, reload, ...options });
  const state = () => session.store.getState();
  const settled = () => vi.waitFor(() => expect(state().status).not.toBe("loading"), 10_000);
  return { identity, become, loadIdentity, logOut, onCleared, reload, session, state, settled };
}

const maya = { status: "signed-in", via: "provider", userId: "maya" };

describe("at the start", () => {
  test("a guest is signed out at once, and the sign-in's code stays away", async () => {
    const { session, state, loadIdentity } = setUp();
    session.start();
    expect(state()).toEqual({ status: "signed-out" });
    expect(await session.getToken()).toBeNull();
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  test("it is open who is there until the provider knows", async () => {
    hint("provider");
    const { session, state, settled } = setUp("maya");
    session.start();
    expect(state()).toEqual({ status: "loading" });
    await settled();
    expect(state()).toEqual(maya);
    expect(await session.getToken()).toBe("token of maya");
  });

  test.each([
    ["provider", false],
    ["demo", true],
  ] as const)("an account by the %s leaves a new one's bonus open: %s", async (via, open) => {
    hint(via);
    const { session, settled } = setUp("maya");
    expect(isBonusOpen()).toBe(true);
    session.start();
    await settled();
    expect(isBonusOpen()).toBe(open);
  });

  test("whoever is not signed in any more is a guest, without a word", async () => {
    hint("provider");
    const { session, state, settled, onCleared } = setUp(null);
    session.start();
    await settled();
    expect(state()).toEqual({ status: "signed-out" });
    expect(readSessionHint()).toBeNull();
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("ended");
  });

  test.each([
    ["nobody", null, { status: "signed-out" }],
    ["somebody", "maya", maya],
  ])(
    "a shell that knows of %s is asked without a hint, and nothing has ended",
    async (_, userId, expected) => {
      const { session, state, settled, onCleared, become } = setUp(userId, undefined, { alwaysAsk: true });
      expect(state()).toEqual({ status: "loading" });
      session.start();
      await settled();
      expect(state()).toEqual(expected);
      expect(onCleared).not.toHaveBeenCalled();
      become("maya");
      become(null);
      expect(state()).toEqual({ status: "signed-out" });
      expect(onCleared).toHaveBeenCalledExactlyOnceWith("ended");
    },
  );

  test("the demo needs no provider and has no token", async () => {
    hint("demo");
    const { session, state, loadIdentity } = setUp();
    session.start();
    expect(state()).toMatchObject({ status: "signed-in", via: "demo" });
    expect(await session.getToken()).toBeNull();
    expect(loadIdentity).not.toHaveBeenCalled();
  });

  test("a failure is told and can be tried again", async () => {
    hint("provider");
    const { identity } = createFakeIdentity("maya");
    const load = vi.fn<() => Promise<Identity>>().mockRejectedValueOnce(new Error("offline"));
    const { session, state, settled } = setUp(null, load.mockResolvedValue(identity));
    session.start();
    await settled();
    expect(state()).toEqual({ status: "failed", error: new Error("offline") });
    await session.resume();
    expect(state()).toEqual(maya);
  });
});

describe("a sign-in", () => {
  test("arrives, once", async () => {
    const { session, state } = setUp();
    await session.signIn("google");
    expect(state()).toEqual(maya);
    expect(session.takeArrival()).toEqual({ arrived: true, redirectError: null });
    expect(session.takeArrival()).toEqual({ arrived: false, redirectError: null });
  });

  test("that fails leaves a guest", async () => {
    const { session, state, identity } = setUp();
    identity.signIn.mockRejectedValueOnce(new Error("closed"));
    await expect(session.signIn("google")).rejects.toThrow("closed");
    expect(state()).toEqual({ status: "signed-out" });
    expect(readSessionHint()).toBeNull();
    expect(session.takeArrival().arrived).toBe(false);
  });

  test("by redirect arrives on the next page", async () => {
    const first = setUp();
    first.identity.signIn.mockReturnValueOnce(new Promise(() => {}));
    void first.session.signIn("apple");
    await vi.waitFor(() => expect(first.identity.signIn).toHaveBeenCalled(), 10_000);

    const second = setUp("maya");
    expect(second.state()).toEqual({ status: "loading" });
    second.session.start();
    await second.settled();
    expect(second.state()).toEqual(maya);
    expect(second.session.takeArrival()).toEqual({ arrived: true, redirectError: null });
  });

  test("by redirect that failed tells the error on the next page", async () => {
    const first = setUp();
    first.identity.signIn.mockReturnValueOnce(new Promise(() => {}));
    void first.session.signIn("apple");
    await vi.waitFor(() => expect(first.identity.signIn).toHaveBeenCalled(), 10_000);

    const second = setUp();
    const error = new Error("cancelled");
    second.identity.finishRedirect.mockRejectedValueOnce(error);
    second.session.start();
    await second.settled();
    expect(second.session.takeArrival()).toEqual({ arrived: false, redirectError: error });
  });

  test("cannot be where the server has none", async () => {
    const { session } = setUp(null, async () => null);
    expect(await session.prepare()).toBe(false);
    await expect(session.signIn("google")).rejects.toThrow("not set up");
  });
});

describe("signing out", () => {
  test("ends the provider's sign-in and clears", async () => {
    const { session, state, identity, onCleared } = setUp();
    await session.signIn("google");
    await session.signOut();
    expect(identity.signOut).toHaveBeenCalledExactlyOnceWith("signed-out");
    expect(state()).toEqual({ status: "signed-out", left: true });
    expect(readSessionHint()).toBeNull();
    expect(lastSignOut()).not.toBe("");
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("signed-out");
  });

  test("of the demo logs out at the server", async () => {
    const { session, logOut, onCleared } = setUp();
    session.startDemo();
    await session.signOut();
    expect(logOut).toHaveBeenCalledOnce();
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("signed-out");
  });

  test("that fails leaves the user signed in", async () => {
    const { session, state, logOut, onCleared } = setUp();
    session.startDemo();
    logOut.mockRejectedValueOnce(new Error("offline"));
    await expect(session.signOut()).rejects.toThrow("offline");
    expect(lastSignOut()).toBe("");
    expect(state().status).toBe("signed-in");
    expect(onCleared).not.toHaveBeenCalled();
  });
});

describe("the session ends by itself", () => {
  test("when the provider drops the user", async () => {
    const { session, become, onCleared } = setUp();
    await session.signIn("google");
    become(null);
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("ended");
  });

  test("when the server refuses the token", async () => {
    const { session, state, identity, onCleared } = setUp();
    await session.signIn("google");
    session.refused(await session.getToken());
    expect(state()).toEqual({ status: "signed-out" });
    await vi.waitFor(() => expect(identity.signOut).toHaveBeenCalledExactlyOnceWith("ended"), 10_000);
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("ended");
  });

  test("also when the provider fails to forget the user", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    const { session, identity, state } = setUp();
    await session.signIn("google");
    const failure = new Error("The key store is locked");
    identity.signOut.mockRejectedValue(failure);
    session.refused(await session.getToken());
    await vi.waitFor(() => expect(complaint).toHaveBeenCalledWith(failure), 10_000);
    expect(state()).toEqual({ status: "signed-out" });
    complaint.mockRestore();
  });

  test("when the server does not know the demo's cookie any more", () => {
    const { session, onCleared } = setUp();
    session.startDemo();
    session.refused(null);
    expect(onCleared).toHaveBeenCalledExactlyOnceWith("ended");
  });

  test("but not when a call went without its token", async () => {
    const { session, state } = setUp();
    await session.signIn("google");
    session.refused(null);
    expect(state()).toEqual(maya);
  });

  test("but not by a late answer to a session before it", async () => {
    const { session, state, become } = setUp();
    await session.signIn("google");
    const token = await session.getToken();
    await session.signOut();
    become("noah");
    session.refused(token);
    expect(state()).toMatchObject({ userId: "noah" });
    expect(await session.getToken()).not.toBe(token);
    session.refused(token);
    expect(state()).toMatchObject({ userId: "noah" });
  });

  test("but not by an answer to a provider's token once the demo has begun", async () => {
    const { session, state } = setUp();
    await session.signIn("google");
    const token = await session.getToken();
    await session.signOut();
    session.startDemo();
    session.refused(token);
    expect(state()).toMatchObject({ via: "demo" });
  });
});

test("a page that comes back from the browser's memory is loaded anew: it has missed what was done since", () => {
  const { session, reload } = setUp();
  const stop = session.start();
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

describe("another tab", () => {
  const tell = () => window.dispatchEvent(new StorageEvent("storage", { key: sessionHintKey }));

  test("that signs in signs in here", async () => {
    const { session, state } = setUp("maya");
    const stop = session.start();
    hint("provider");
    tell();
    await vi.waitFor(() => expect(state()).toEqual(maya), 10_000);
    stop();
  });

  test("that signs in signs in here once the provider has said that nobody is there", async () => {
    const { session, state, reload, become } = setUp();
    await session.prepare();
    become(null);
    const stop = session.start();
    hint("provider");
    tell();
    become("maya");
    expect(state()).toEqual(maya);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  test("where a user signs out and in again has the page loaded anew, as the provider tells of no change", async () => {
    hint("provider");
    const { session, state, settled, reload } = setUp("maya");
    const stop = session.start();
    await settled();
    localStorage.removeItem(sessionHintKey);
    tell();
    expect(state()).toEqual({ status: "signed-out" });
    hint("provider");
    tell();
    expect(state()).toEqual({ status: "signed-out" });
    expect(reload).toHaveBeenCalledOnce();
    stop();
  });

  test.each([
    ["where the user signs out signs out here as well", true, "signed-out"],
    ["where the session ends ends it here, and this tab's text stays", false, "ended"],
  ])("%s", (_, byChoice, reason) => {
    const { session, state, onCleared } = setUp();
    session.startDemo();
    const stop = session.start();
    markLeft(byChoice);
    localStorage.removeItem(sessionHintKey);
    tell();
    expect(state()).toMatchObject({ status: "signed-out" });
    expect(onCleared).toHaveBeenCalledExactlyOnceWith(reason);
    stop();
  });
});
