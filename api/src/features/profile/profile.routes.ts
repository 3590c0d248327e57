import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAccount } from "../../http/require-account.ts";
import { viewProfile } from "./profile-view.ts";

interface ProfileDeps {
  readonly db: Database;
  readonly clock: () => number;
}

/** `GET /api/auth/me`: the signed-in user. */
export function profileRoutes({ db, clock }: ProfileDeps) {
  return new Hono<AppEnv>().get("/", async (c) => {
    return c.json(await viewProfile(db, requireAccount(c), clock()));
  });
}
