import { z } from "zod";
import { AppError } from "../errors.ts";
import type { AppContext } from "./env.ts";

/** The call's JSON body by its schema: 400 if it is not JSON, 422 naming the field if it has the wrong shape. */
export async function jsonBody<S extends z.core.$ZodType>(c: AppContext, schema: S): Promise<z.output<S>> {
  const parsed = z.safeParse(schema, parseJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.map(String).join("."),
    message,
  }));
  const message = issues
    .map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message))
    .join("; ");
  throw new AppError(422, "validation_failed", message, { details: { issues } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "malformed_json", "The body is not valid JSON");
  }
}
