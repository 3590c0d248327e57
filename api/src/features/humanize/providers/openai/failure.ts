import OpenAI, { APIConnectionError, APIError } from "openai";

/**
 * Why a call of the model came to nothing: "transient" may go well when tried again, "permanent" will not until somebody
 * changes something, "refused" and "empty" are answers that are none.
 */
export type FailureKind = "transient" | "permanent" | "refused" | "empty";

/** A call that failed. The message is for the log. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** How long the server asked to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = "ModelFailure";
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whatever the SDK or the network threw, as a failure. */
export function toFailure(error: unknown, now: number): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError) return new ModelFailure("transient", error.message);
  if (error instanceof APIError) {
    // An error event within a stream has no status.
    const status: number | undefined = error.status;
    const transient =
      status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
    const kind = transient && error.code !== "insufficient_quota" ? "transient" : "permanent";
    return new ModelFailure(kind, error.message, retryAfterOf(error.headers, now));
  }
  // A stream that was cut off or is not JSON.
  return new ModelFailure("transient", error instanceof Error ? error.message : String(error));
}

/** Whether a server does not know the parameter that asks for the count of tokens. */
export function rejectsUsage(error: unknown): boolean {
  return error instanceof OpenAI.BadRequestError && /stream_options|include_usage/.test(error.message);
}

function retryAfterOf(headers: Headers | undefined, now: number): number | null {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.get("retry-after");
  if (!text) return null;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000;
  return wait >= 0 ? wait : null;
}
