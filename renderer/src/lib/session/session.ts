import { createContext, use } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Identity, LocalAccount, ProviderName } from "../identity/identity.ts";
import { sessionHintKey } from "./seems-signed-in.ts";
import {
  hasLeft,
  isSignInUnderway,
  markLeft,
  markSignIn,
  noteSignOut,
  readSessionHint,
  removeSessionHint,
  type SessionHint,
  writeSessionHint,
} from "./session-hint.ts";

export type SessionState =
  /** Someone was signed in here; whether they still are is not known yet. */
  | { status: "loading" }
  /** That could not be found out, as when offline. */
  | { status: "failed"; error: Error }
  /** `left`: the user signed out just now. */
  | { status: "signed-out"; left?: true }
  | { status: "signed-in"; via: SessionHint["via"]; userId: string };

/** Nobody is signed in any more: by choice here, or because the session ended by itself, at another time or in another tab. */
type ClearReason = "signed-out" | "ended";

interface SessionOptions {
  /** Null where the server has no sign-in. */
  loadIdentity: () => Promise<Identity | null>;
  /** Ends the demo's session at the server. */
  logOut: () => Promise<void>;
  onCleared: (reason: ClearReason) => void;
  /** Loads the page anew. */
  reload: () => void;
  /** Whether to ask the identity at the start even where nothing says that someone was signed in here. */
  alwaysAsk?: boolean;
}

interface Arrival {
  arrived: boolean;
  redirectError: unknown;
}

export interface Session {
  store: StoreApi<SessionState>;
  /** Finds out who is signed in, and follows the other tabs and pages; returns the way to stop following. */
  start: () => () => void;
  /** Finds out once more, after a failure. */
  resume: () => Promise<void>;
  /** Loads the sign-in ahead of a gesture that needs it at once; false where the server has none. */
  prepare: () => Promise<boolean>;
  signIn: (provider: ProviderName) => Promise<void>;
  signInLocally: (provider: ProviderName, account: LocalAccount) => Promise<void>;
  /** The demo login succeeded: from now on its cookie says who the user is. */
  startDemo: () => void;
  signOut: () => Promise<void>;
  /** The server answered 401 to a call with `token`. An answer to an earlier session or token comes too late to end this one. */
  refused: (token: string | null) => void;
  getToken: () => Promise<string | null>;
  /** Whether someone signed in just now, or why a sign-in that came back by redirect failed; told once. */
  takeArrival: () => Arrival;
}

/** Who is signed in in this browser. The identity provider's code loads only where someone is, or wants to be. */
export function createSession(options: SessionOptions): Session {
  const { loadIdentity, logOut, onCleared, reload, alwaysAsk = false } = options;
  const isOpen = () => alwaysAsk || readSessionHint() !== null || isSignInUnderway();
  const store = createStore<SessionState>(() => ({ status: isOpen() ? "loading" : "signed-out" }));
  let opened: Promise<Identity | null> | null = null;
  let arrival: Arrival = { arrived: false, redirectError: null };
  let leaving = false;
  /** What this session's calls carry. */
  let current: string | null = null;
  /** Whom the provider named last in this tab, which may not have heard yet of what another tab did. */
  let named: string | null = null;

  async function open(): Promise<Identity | null> {
    const identity = await loadIdentity();
    arrival.arrived = isSignInUnderway();
    await identity?.finishRedirect().catch((redirectError: unknown) => {
      arrival = { arrived: false, redirectError };
    });
    markSignIn(false);
    identity?.watch(onUser);
    return identity;
  }

  function identity(): Promise<Identity | null> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  function onUser(userId: string | null): void {
    const { status } = store.getState();
    current = null;
    named = userId;
    if (userId !== null) {
      writeSessionHint("provider");
      store.setState({ status: "signed-in", via: "provider", userId }, true);
    } else if (alwaysAsk && readSessionHint() === null) {
      // Nobody was signed in, so nothing has ended.
      store.setState({ status: "signed-out" }, true);
    } else if (status !== "signed-out" && readSessionHint()?.via !== "demo") {
      clear(hasLeft() ? "signed-out" : "ended");
    }
  }

  function clear(reason: ClearReason): void {
    removeSessionHint();
    store.setState({ status: "signed-out", ...(reason === "signed-out" ? { left: true } : {}) }, true);
    onCleared(reason);
  }

  async function enter(work: (identity: Identity) => Promise<void>): Promise<void> {
    const found = await identity();
    if (!found) throw new Error("Sign-in is not set up on this server.");
    markSignIn(true);
    await work(found).finally(() => markSignIn(false));
    arrival.arrived = true;
  }

  function startDemo(): void {
    writeSessionHint("demo");
    store.setState({ status: "signed-in", via: "demo", userId: "demo" }, true);
  }

  async function resume(): Promise<void> {
    const via = readSessionHint()?.via;
    if (via === "demo") return startDemo();
    if (!isOpen()) return;
    store.setState({ status: "loading" }, true);
    try {
      if (!(await identity())) clear("ended");
    } catch (error) {
      store.setState({ status: "failed", error: toError(error) }, true);
    }
  }

  /** Another tab signed in or out. */
  function onStorage({ key }: StorageEvent): void {
    if (key !== sessionHintKey && key !== null) return;
    const here = store.getState().status !== "signed-out";
    const there = readSessionHint() !== null;
    // Who left and came back before the provider looked is nobody new to it: it would never say so.
    if (there && !here && named !== null && readSessionHint()?.via === "provider") reload();
    else if (there && !here) void resume();
    else if (here && !there) clear(hasLeft() ? "signed-out" : "ended");
  }

  /** A page that comes back from the browser's memory has missed who came or went and what was used since. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) reload();
  }

  return {
    store,
    start: () => {
      void resume();
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", onPageShow);
      return () => {
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onPageShow);
      };
    },
    resume,
    prepare: async () => (await identity()) !== null,
    signIn: (provider) => enter((found) => found.signIn(provider)),
    signInLocally: (provider, account) => enter((found) => found.signInLocally(provider, account)),
    startDemo,
    signOut: async () => {
      const state = store.getState();
      leaving = true;
      markLeft(true);
      try {
        if (state.status === "signed-in" && state.via === "demo") await logOut();
        else await (await identity())?.signOut("signed-out");
        noteSignOut();
        if (store.getState().status !== "signed-out") clear("signed-out");
      } catch (error) {
        markLeft(false);
        throw error;
      } finally {
        leaving = false;
      }
    },
    refused: (token) => {
      const state = store.getState();
      if (leaving || state.status !== "signed-in") return;
      if (state.via === "demo" ? token !== null : token === null || token !== current) return;
      clear("ended");
      if (state.via === "provider") {
        identity()
          .then((found) => found?.signOut("ended"))
          .catch(console.error);
      }
    },
    getToken: async () => {
      const state = store.getState();
      const byProvider =
        state.status === "signed-in" ? state.via === "provider" : readSessionHint()?.via === "provider";
      if (!byProvider) return null;
      current = (await (await identity())?.getToken()) ?? null;
      return current;
    },
    takeArrival: () => {
      const told = arrival;
      arrival = { arrived: false, redirectError: null };
      return told;
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session of the running app. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

export function useSessionState(): SessionState {
  return useStore(useSession().store);
}
