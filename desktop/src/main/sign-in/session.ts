import { z } from "zod";
import type { SessionEnd, SignInOutcome } from "../../bridge.ts";
import type { BrowserSignIn } from "./browser-sign-in.ts";
import {
  type createFirebaseTokens,
  type FirebasePlace,
  SignedOutError,
  type Tokens,
} from "./firebase-tokens.ts";
import type { SecretFile } from "./secret-file.ts";

interface SessionOptions {
  readonly browser: BrowserSignIn;
  readonly firebase: ReturnType<typeof createFirebaseTokens>;
  /** Where Firebase is, as the server says; rejects when offline. */
  readonly place: () => Promise<FirebasePlace>;
  /** Trades what the browser granted for a custom token, at the API. */
  readonly exchange: (granted: { code: string; codeVerifier: string }) => Promise<string>;
  readonly secrets: SecretFile;
  readonly clock: () => number;
  readonly onUser: (userId: string) => void;
  readonly onEnd: (why: SessionEnd) => void;
}

export interface DesktopSession {
  /** Reads who was signed in last time. */
  readonly resume: () => Promise<void>;
  readonly userId: () => string | null;
  /** Aborts when the session of now is over; null for nobody's. Whatever is done for its user asks it before it writes. */
  readonly signal: () => AbortSignal | null;
  /** An ID token; null for nobody. Rejects where it can't be had now, as when offline. */
  readonly token: () => Promise<string | null>;
  /** The headers that name the user to the API: none for nobody. Rejects as `token` does. */
  readonly authorization: () => Promise<Readonly<Record<string, string>>>;
  readonly signIn: () => Promise<SignInOutcome>;
  readonly end: (why: SessionEnd) => Promise<void>;
}

/** ID tokens are renewed that long before they expire, in ms. */
const early = 60_000;
const keptSchema = z.object({ userId: z.string(), refreshToken: z.string() });

/** One sign-in of a user, until it is over. */
interface SignedIn {
  readonly userId: string;
  readonly over: AbortController;
  refreshToken: string;
  /** Null until the first are needed. */
  tokens: Tokens | null;
  refreshing: Promise<Tokens> | null;
}

/** Who is signed in on this computer. The refresh token stays here: the page gets ID tokens only. */
export function createDesktopSession(options: SessionOptions): DesktopSession {
  const { browser, firebase, place, exchange, secrets, clock, onUser, onEnd } = options;
  let current: SignedIn | null = null;

  function begin({ userId, refreshToken }: z.infer<typeof keptSchema>, tokens: Tokens | null): void {
    current?.over.abort();
    current = { userId, refreshToken, tokens, refreshing: null, over: new AbortController() };
    onUser(userId);
  }

  async function end(why: SessionEnd): Promise<void> {
    current?.over.abort();
    current = null;
    onEnd(why);
    await secrets.remove();
  }

  const keep = ({ userId, refreshToken }: Tokens) =>
    secrets.write(JSON.stringify({ userId, refreshToken } satisfies z.infer<typeof keptSchema>));

  async function refresh(session: SignedIn): Promise<Tokens> {
    const next = await firebase.refresh(await place(), session.refreshToken);
    // Whoever signed out meanwhile stays signed out.
    if (current === session) {
      session.tokens = next;
      session.refreshToken = next.refreshToken;
      await keep(next);
    }
    return next;
  }

  async function token(): Promise<string | null> {
    const session = current;
    if (!session) return null;
    const { tokens } = session;
    if (tokens && tokens.expiresAt - early > clock()) return tokens.idToken;
    session.refreshing ??= refresh(session).finally(() => {
      session.refreshing = null;
    });
    try {
      return (await session.refreshing).idToken;
    } catch (error) {
      if (!(error instanceof SignedOutError)) throw error;
      if (current === session) await end("ended");
      return null;
    }
  }

  return {
    resume: async () => {
      const stored = await secrets.read();
      if (stored === null || current !== null) return;
      const parsed = keptSchema.safeParse(parseJson(stored));
      if (!parsed.success) return await secrets.remove();
      begin(parsed.data, null);
    },
    userId: () => current?.userId ?? null,
    signal: () => current?.over.signal ?? null,
    token,
    authorization: async (): Promise<Record<string, string>> => {
      const idToken = await token();
      return idToken === null ? {} : { authorization: `Bearer ${idToken}` };
    },
    signIn: async () => {
      const { code, verifier } = await browser.start();
      const customToken = await exchange({ code, codeVerifier: verifier });
      const next = await firebase.signIn(await place(), customToken);
      begin(next, next);
      return { kept: await keep(next) };
    },
    end,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
