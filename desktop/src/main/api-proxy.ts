/** Sends a request of the API; rejects where there is no connection. */
export type SendToApi = (pathAndQuery: string, init: ApiInit) => Promise<Response>;

export interface ApiInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

interface ProxyOptions {
  readonly origin: string;
  readonly version: string;
  readonly fetch: typeof fetch;
}

/** The headers that a call of the page may carry on; cookies are none of them. */
const passedOn = ["accept", "authorization", "content-type", "x-guest-session", "x-request-id"];
/** The headers of an answer that the page reads. */
const readBack = ["content-type", "content-disposition", "retry-after", "x-request-id"];

/** The API as the app's pages call it: at their own origin, so that the API opens itself to no other. */
export function createApiProxy({ origin, version, fetch: send }: ProxyOptions): SendToApi {
  return async (pathAndQuery, { method, headers, body, signal }) => {
    const answer = await send(new URL(pathAndQuery, origin), {
      method,
      headers: { ...pick(headers, passedOn), "x-desktop-version": version },
      redirect: "error",
      credentials: "omit",
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    const kept = pick(Object.fromEntries(answer.headers), readBack);
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...kept, "cache-control": "no-store" },
    });
  };
}

function pick(headers: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase())));
}
