import type { Stats } from "@ai-humanizer/shared";
import { formatSeconds } from "@ai-humanizer/shared/seconds";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAccount } from "../../http/require-account.ts";
import { findTotals, type Totals } from "./totals.repository.ts";

/** `GET /api/stats`: all the user ever humanized. */
export function statsRoutes({ db }: { readonly db: Database }) {
  return new Hono<AppEnv>().get("/", async (c) => {
    return c.json(viewStats(await findTotals(db, requireAccount(c).profile.id)));
  });
}

/** Totals as the contract shows them. */
export function viewStats({ rewrites, words, processingMs }: Totals): Stats {
  const avgTime = rewrites === 0 ? "0.0s" : formatSeconds(processingMs / rewrites);
  return { totalRewrites: rewrites, wordsProcessed: words, avgTime };
}
