import type { z } from "zod";
import type { AppContext } from "./env.ts";
import { parseOrRefuse } from "./parse-or-refuse.ts";

/**
 * The call's query by its schema: 422 naming the parameter if it has the wrong shape. If one is given twice, the last
 * counts.
 */
export function queryOf<S extends z.core.$ZodType>(c: AppContext, schema: S): z.output<S> {
  return parseOrRefuse(schema, Object.fromEntries(new URL(c.req.url).searchParams));
}
