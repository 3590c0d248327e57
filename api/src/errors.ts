import type { ErrorBody, ErrorCode } from "@ai-humanizer/shared";

/** Details that stand beside `message` and `code` in the answer. */
export type ErrorDetails = Readonly<Record<string, string | number | readonly object[]>>;

interface AppErrorOptions {
  readonly details?: ErrorDetails;
  /** Sent as the Retry-After header. */
  readonly retryAfterSeconds?: number;
}

/** The one error that reaches people: its message is fit to show, its code is stable. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message);
    this.name = "AppError";
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Any thrown value as an AppError; what was not foreseen becomes a 500 that tells nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(500, "internal", "Something went wrong. Please try again.");
}

/** The body of the answer to an error. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  return { ...error.details, message: error.message, code: error.code, requestId };
}

/** The engine's queue is full, or the server is stopping. */
export const overloaded = (message = "The server is busy. Please try again in a few seconds.") =>
  new AppError(503, "overloaded", message, { retryAfterSeconds: 5 });

/** The account was deleted during its call. */
export const accountDeleted = () => new AppError(401, "unauthorized", "This account has been deleted");
