import type { PublicConfig } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";

/** `GET /api/config`: the public settings the renderer needs. */
export const configRoutes = (config: PublicConfig) => new Hono<AppEnv>().get("/", (c) => c.json(config));
