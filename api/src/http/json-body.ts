import type { z } from "zod";
import { AppError } from "../errors.ts";
import type { AppContext } from "./env.ts";
import { parseOrRefuse } from "./parse-or-refuse.ts";

/** The call's JSON body by its schema: 400 if it is not JSON, 422 naming the field if it has the wrong shape. */
export async function jsonBody<S extends z.core.$ZodType>(c: AppContext, schema: S): Promise<z.output<S>> {
  return parseOrRefuse(schema, parseJson(await c.req.text()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError(400, "malformed_json", "The body is not valid JSON");
  }
}
