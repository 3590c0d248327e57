import { z } from "zod";
import { AppError } from "../errors.ts";

/** A value by its schema; an AppError 422 that names each field of the wrong shape. */
export function parseOrRefuse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
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
