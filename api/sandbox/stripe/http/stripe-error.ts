import type { ContentfulStatusCode } from "hono/utils/http-status";

interface ErrorParts {
  readonly type?: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error";
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
}

/** An error as Stripe answers it: https://docs.stripe.com/api/errors */
export class StripeApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly parts: ErrorParts;

  constructor(status: ContentfulStatusCode, message: string, parts: ErrorParts = {}) {
    super(message);
    this.status = status;
    this.parts = parts;
  }

  /** The body of the answer. */
  body() {
    const { type = "invalid_request_error", code, param, declineCode } = this.parts;
    return {
      error: {
        type,
        message: this.message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
        ...(declineCode === undefined ? {} : { decline_code: declineCode }),
      },
    };
  }
}

/** A call refused for its parameters, before anything of it was executed. */
export class InvalidParameters extends StripeApiError {}

/** The error for an id that nothing has. */
export const missing = (what: string, id: string, param = "id") =>
  new StripeApiError(404, `No such ${what}: '${id}'`, { code: "resource_missing", param });
