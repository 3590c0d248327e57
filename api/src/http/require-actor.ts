import { AppError } from "../errors.ts";
import type { Actor } from "../identity/actor.ts";
import type { AppContext } from "./env.ts";

/** The call's actor, of any kind; 401 without one. */
export function requireActor(c: AppContext): Actor {
  if (c.var.actor) return c.var.actor;
  throw new AppError(
    401,
    "unauthorized",
    "Please sign in, or name a guest session: a UUID in the header x-guest-session",
  );
}
