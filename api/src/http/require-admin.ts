import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./env.ts";
import { requireAccount } from "./require-account.ts";

/** Lets only admins through: 401 without credentials, 403 for everyone else. */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  if (requireAccount(c).member.kind !== "admin") {
    throw new AppError(403, "forbidden", "Only authorized administrators can do this");
  }
  await next();
});
