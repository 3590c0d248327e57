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
}

export interface ApiClient {
  get: <S extends z.ZodMiniType>(path: string, schema: S, options?: CallOptions) => Promise<z.output<S>>;
  post: <S extends z.ZodMiniType>(
    path: string,
    body: unknown,
    schema: S,
    options?: CallOptions,
  ) => Promise<z.output<S>>;
}

interface ApiClientOptions {
  /** Where the API lives: "" for the page's own origin, else "https://host". */
  origin: string;
  /** The signed-in user's ID token, or null. A failure counts as no token. */
  getToken?: () => Promise<string | null>;
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
export function createApiClient({ origin, getToken, fetch: send = fetch }: ApiClientOptions): ApiClient {
  async function bearer(): Promise<Record<string, string>> {
    try {
      const token = await getToken?.();
      return token ? { authorization: `Bearer ${token}` } : {};
    } catch (error) {
      console.error("No ID token", error);
      return {};
    }
  }

  async function call<S extends z.ZodMiniType>(
    method: "GET" | "POST",
    path: string,
    body: unknown,
    schema: S,
    { headers = {}, signal }: CallOptions,
  ): Promise<z.output<S>> {
    const response = await send(`${origin}${path}`, {
      method,
      credentials: "include",
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(await bearer()),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw await toApiError(response);
    return schema.parse(await response.json());
  }

  return {
    get: (path, schema, options = {}) => call("GET", path, undefined, schema, options),
    post: (path, body, schema, options = {}) => call("POST", path, body, schema, options),
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
