import { errorBodySchema } from "@ai-humanizer/shared";
import { createContext, use } from "react";
import * as z from "zod/mini";

/** A non-2xx answer. `message` is fit to show; `code` is null where the answer carried none. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly requestId: string | null;

  constructor(status: number, message: string, code: string | null = null, requestId: string | null = null) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Sends no token and waits for none; a 401 then says nothing of the session. */
  anonymous?: boolean;
}

export interface ApiClient {
  get: <S extends z.ZodMiniType>(path: string, schema: S, options?: CallOptions) => Promise<z.output<S>>;
  post: <S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: S,
    options?: CallOptions,
  ) => Promise<z.output<S>>;
  /**
   * Posts for server-sent events, each parsed and handed on as it comes. A server that answers as JSON has its answer
   * returned; after a stream there is null.
   */
  stream: <E extends z.ZodMiniType, S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schemas: { event: E; answer: S },
    onEvent: (event: z.output<E>) => void,
    options?: CallOptions,
  ) => Promise<z.output<S> | null>;
  /** A file, such as CSV. */
  file: (path: string, options?: CallOptions) => Promise<Blob>;
  /** `body` undefined sends none. */
  delete: <S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: S,
    options?: CallOptions,
  ) => Promise<z.output<S>>;
}

interface ApiClientOptions {
  /** Where the API lives: "" for the page's own origin, else "https://host". */
  origin: string;
  /** The signed-in user's ID token, or null. Where it fails, calls go out as nobody's. */
  getToken?: () => Promise<string | null>;
  /** The id of this browser's guest session. It goes with every call, so that a first sign-in can adopt the trial. */
  getGuestSession?: () => string;
  /** A call was answered 401; `token` is the one it carried. */
  onUnauthorized?: (token: string | null) => void;
  /** The server no longer understands this version of the app. */
  onUpdateNeeded?: () => void;
  fetch?: typeof fetch;
}

/** Proxies before the API answer with a message and no code. */
const anyErrorBodySchema = z.partial(errorBodySchema, { code: true });

/** The message for people in a non-OK answer: its `message`, else "status: body", else "status: status text". */
async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const fallback = `${response.status}: ${text || response.statusText}`;
  try {
    const body = anyErrorBodySchema.safeParse(JSON.parse(text)).data;
    if (body) return new ApiError(response.status, body.message, body.code ?? null, body.requestId ?? null);
  } catch {
    // Not JSON: a proxy's page or plain text.
  }
  return new ApiError(response.status, fallback);
}

/** A client for the API: sends credentials and the bearer token, parses every answer by its schema. */
export function createApiClient({
  origin,
  getToken,
  getGuestSession,
  onUnauthorized,
  onUpdateNeeded,
  fetch: send = fetch,
}: ApiClientOptions): ApiClient {
  /** Who asks: the user by a token, else the guest. Nobody where a user's token can't be had: no user is taken for a guest. */
  async function identify(): Promise<{ token: string | null; guest: string | null }> {
    try {
      return { token: (await getToken?.()) ?? null, guest: getGuestSession?.() ?? null };
    } catch (error) {
      console.error("No ID token", error);
      return { token: null, guest: null };
    }
  }

  /** Sends a call; resolves when the answer begins. */
  async function open(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body: unknown,
    accept: string,
    { headers = {}, signal, anonymous = false }: CallOptions,
  ): Promise<Response> {
    const { token, guest } = anonymous ? { token: null, guest: null } : await identify();
    const sent = send(`${origin}${path}`, {
      method,
      credentials: "include",
      headers: {
        accept,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(guest ? { "x-guest-session": guest } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const response = await sent.catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      // Browsers say no more than "Failed to fetch", or "Load failed".
      throw new Error("The server can't be reached. Check your connection and try again.", { cause });
    });
    if (response.status === 401 && !anonymous) onUnauthorized?.(token);
    if (response.status === 426) onUpdateNeeded?.();
    if (!response.ok) throw await toApiError(response);
    return response;
  }

  async function call<S extends z.ZodMiniType>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    body: unknown,
    schema: S,
    options: CallOptions,
  ): Promise<z.output<S>> {
    const response = await open(method, path, body, "application/json", options);
    return schema.parse(await response.json());
  }

  const stream: ApiClient["stream"] = async (path, body, schemas, onEvent, options = {}) => {
    const response = await open("POST", path, body, "text/event-stream, application/json", options);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (!isStream || response.body === null) return schemas.answer.parse(await response.json());
    // Loaded with the first stream: an empty page has no use for it.
    const { readServerEvents } = await import("./server-events.ts");
    for await (const data of readServerEvents(response.body)) onEvent(schemas.event.parse(JSON.parse(data)));
    return null;
  };

  return {
    get: (path, schema, options = {}) => call("GET", path, undefined, schema, options),
    post: (path, body, schema, options = {}) => call("POST", path, body, schema, options),
    stream,
    file: async (path, options = {}) => await (await open("GET", path, undefined, "*/*", options)).blob(),
    delete: (path, body, schema, options = {}) => call("DELETE", path, body, schema, options),
  };
}

const ApiContext = createContext<ApiClient | null>(null);
export const ApiProvider = ApiContext.Provider;

/** The API client of the running app. */
export function useApi(): ApiClient {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
}
