import { AppError } from "../errors.ts";
import type { Account } from "../identity/actor.ts";
import type { AppContext } from "./env.ts";

/** The signed-in user's account; 401 for guests and without credentials. */
export function requireAccount(c: AppContext): Account {
  if (c.var.account) return c.var.account;
  throw new AppError(401, "unauthorized", "Please sign in");
}
