import type { Context } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { decodeForm } from "./form.ts";
import { InvalidParameters } from "./stripe-error.ts";

export const bool = z.enum(["true", "false"]).transform((text) => text === "true");
export const integer = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
export const metadata = z.record(z.string(), z.string());
export const expand = z.array(z.string()).optional();

/** A schema of parameters, all of which the SDK knows: what is sent to the stand-in is what Stripe takes too. */
export type Shape<Params> = { readonly [Name in keyof Params]?: z.ZodType };

/** What every list takes. */
export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  expand,
} satisfies Shape<Stripe.SubscriptionListParams>;

/** The call's parameters, from the body or the query, by a strict schema: unknown ones are refused as Stripe does. */
export async function paramsOf<S extends z.ZodRawShape>(c: Context, shape: S) {
  const text = ["GET", "DELETE"].includes(c.req.method) ? new URL(c.req.url).search : await c.req.text();
  const parsed = z.strictObject(shape).safeParse(decodeForm(text.replace(/^\?/, "")));
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues[0]);
}

function refusal(issue: z.core.$ZodIssue | undefined): InvalidParameters {
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === "unrecognized_keys") {
    const param = bracketed([...path, issue.keys[0] ?? ""]);
    return new InvalidParameters(400, `Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  }
  const param = bracketed(path);
  if (issue?.code === "invalid_type" && issue.input === undefined) {
    return new InvalidParameters(400, `Missing required param: ${param}.`, {
      code: "parameter_missing",
      param,
    });
  }
  return new InvalidParameters(400, `Invalid ${param}: ${issue?.message}`, { param });
}

const bracketed = ([head = "", ...rest]: readonly string[]) => head + rest.map((key) => `[${key}]`).join("");
