import type { ErrorHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError, errorBody, toAppError } from "../errors.ts";
import type { Logger } from "../log.ts";
import type { AppContext, AppEnv } from "./env.ts";

/** Turns whatever was thrown into the one shape of error answers; logs what was not foreseen. */
export function errorHandler(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    const known = toAppError(error);
    if (known !== error) log.error({ requestId: c.var.requestId, err: error }, "unexpected error");
    return answer(c, known);
  };
}

/** Answers a route that does not exist. */
export const notFound = (c: AppContext): Response =>
  answer(c, new AppError(404, "not_found", "There is nothing here"));

function answer(c: AppContext, error: AppError): Response {
  if (error.retryAfterSeconds !== undefined) c.header("retry-after", String(error.retryAfterSeconds));
  c.header("content-type", "application/json");
  // Hono's type knows the registered statuses only, not the 499 of a client that left.
  return c.body(JSON.stringify(errorBody(error, c.var.requestId)), error.status as ContentfulStatusCode);
}
