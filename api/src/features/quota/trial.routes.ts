import type { trialSchema } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireActor } from "../../http/require-actor.ts";
import { subjectOf } from "../../identity/actor.ts";
import { trialPeriod } from "./entitlements.ts";
import { used } from "./quota.repository.ts";

/** `GET /api/trial`: what a guest has used of the trial. */
export function trialRoutes({ db }: { readonly db: Database }) {
  return new Hono<AppEnv>().get("/", async (c) => {
    const actor = requireActor(c);
    if (actor.kind !== "guest") throw new AppError(403, "forbidden", "Only guests have a trial");
    const answer: z.infer<typeof trialSchema> = { used: await used(db, subjectOf(actor), trialPeriod) };
    return c.json(answer);
  });
}
