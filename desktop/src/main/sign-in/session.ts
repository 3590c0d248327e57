import { z } from "zod";
import type { SignInOutcome } from "../../bridge.ts";
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
  readonly onUser: (userId: string | null) => void;
}

export interface DesktopSession {
  /** Reads who was signed in last time. */
  readonly resume: () => Promise<void>;
  readonly userId: () => string | null;
  /** An ID token; null for nobody. Rejects where it can't be had now, as when offline. */
  readonly token: () => Promise<string | null>;
  readonly signIn: () => Promise<SignInOutcome>;
  readonly signOut: () => Promise<void>;
}

/** ID tokens are renewed that long before they expire, in ms. */
const early = 60_000;
const keptSchema = z.object({ userId: z.string(), refreshToken: z.string() });

/** Who is signed in on this computer. The refresh token stays here: the page gets ID tokens only. */
export function createDesktopSession(options: SessionOptions): DesktopSession {
  const { browser, firebase, place, exchange, secrets, clock, onUser } = options;
  let kept: z.infer<typeof keptSchema> | null = null;
  let tokens: Tokens | null = null;
  let refreshing: Promise<Tokens> | null = null;

  async function keep(next: Tokens): Promise<boolean> {
    tokens = next;
    kept = { userId: next.userId, refreshToken: next.refreshToken };
    return await secrets.write(JSON.stringify(kept));
  }

  async function forget(): Promise<void> {
    kept = null;
    tokens = null;
    await secrets.remove();
    onUser(null);
  }

  async function refresh(refreshToken: string): Promise<Tokens> {
    const next = await firebase.refresh(await place(), refreshToken);
    // Whoever signed out meanwhile stays signed out.
    if (kept?.refreshToken === refreshToken) await keep(next);
    return next;
  }

  return {
    resume: async () => {
      const stored = await secrets.read();
      if (stored === null) return;
      const parsed = keptSchema.safeParse(parseJson(stored));
      if (!parsed.success) return await secrets.remove();
      kept = parsed.data;
      onUser(kept.userId);
    },
    userId: () => kept?.userId ?? null,
    token: async () => {
      if (!kept) return null;
      if (tokens && tokens.expiresAt - early > clock()) return tokens.idToken;
      refreshing ??= refresh(kept.refreshToken).finally(() => {
        refreshing = null;
      });
      try {
        return (await refreshing).idToken;
      } catch (error) {
        if (!(error instanceof SignedOutError)) throw error;
        await forget();
        return null;
      }
    },
    signIn: async () => {
      const { code, verifier } = await browser.start();
      const customToken = await exchange({ code, codeVerifier: verifier });
      const next = await firebase.signIn(await place(), customToken);
      const isKept = await keep(next);
      onUser(next.userId);
      return { kept: isKept };
    },
    signOut: forget,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
