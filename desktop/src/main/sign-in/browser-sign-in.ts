import { codeIn, linkRedirect, signInQuery } from "./answer.ts";
import { listenForAnswer } from "./loopback.ts";
import { newSecrets, type SignInSecrets } from "./pkce.ts";

/** What the browser gave, and what proves that it was asked for here. */
export interface Granted {
  readonly code: string;
  readonly verifier: string;
}

interface BrowserSignInOptions {
  /** Where the web app is. */
  readonly webOrigin: string;
  readonly openExternal: (url: string) => Promise<void>;
  /** How long a sign-in may take, in ms. */
  readonly timeoutMs: number;
  readonly listen?: typeof listenForAnswer;
}

export interface BrowserSignIn {
  /** Asks for a grant in the system's browser. A second call ends the first. Rejects after the time, and by `cancel`. */
  readonly start: () => Promise<Granted>;
  readonly cancel: () => void;
  /** A link into the app; false if it answers no sign-in that is under way. */
  readonly takeLink: (link: string) => boolean;
}

interface Attempt {
  readonly take: (query: URLSearchParams) => boolean;
  readonly fail: (message: string) => void;
}

/** Sign-in by the system's browser: back by a port of this computer, or by a link where no port can be had. */
export function createBrowserSignIn(options: BrowserSignInOptions): BrowserSignIn {
  const { webOrigin, openExternal, timeoutMs, listen = listenForAnswer } = options;
  let current: Attempt | null = null;

  async function start(): Promise<Granted> {
    current?.fail("Another sign-in was started.");
    const secrets = newSecrets();
    const outcome = Promise.withResolvers<Granted>();
    let over = false;
    const attempt: Attempt = {
      take: (query) => {
        const code = over ? null : codeIn(query, secrets.state);
        if (code === null) return false;
        over = true;
        outcome.resolve({ code, verifier: secrets.verifier });
        return true;
      },
      fail: (message) => {
        over = true;
        outcome.reject(new Error(message));
      },
    };
    current = attempt;
    // Whoever ends it early does so before anybody waits for it.
    outcome.promise.catch(() => {});
    const timer = setTimeout(() => attempt.fail("The sign-in took too long. Please try again."), timeoutMs);
    const loopback = await listen(attempt.take).catch(() => null);
    try {
      if (!over) await openExternal(grantUrl(webOrigin, secrets, loopback?.redirectUri ?? linkRedirect));
      return await outcome.promise;
    } finally {
      clearTimeout(timer);
      loopback?.close();
      if (current === attempt) current = null;
    }
  }

  return {
    start,
    cancel: () => current?.fail("The sign-in was canceled."),
    takeLink: (link) => {
      const query = signInQuery(link);
      return query !== null && (current?.take(query) ?? false);
    },
  };
}

/** The page where whoever is signed in in the browser lets this computer sign in. */
function grantUrl(webOrigin: string, { challenge, state }: SignInSecrets, redirect: string): string {
  const url = new URL("/desktop-sign-in", webOrigin);
  // Behind the hash, so that no server logs it.
  url.hash = new URLSearchParams({ challenge, state, redirect }).toString();
  return url.href;
}
