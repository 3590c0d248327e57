import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Account, Actor } from "../identity/actor.ts";

/** What the middleware leaves for the routes. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Makes a stopping server wait for work that goes on after the answer has begun. */
    waitUntil?: (work: Promise<unknown>) => void;
  };
  Variables: {
    requestId: string;
    /** The client's address, hashed: a key for limits that tells nobody where it is. */
    addressKey: string;
    /** Null without credentials. */
    actor: Actor | null;
    /** The signed-in user's; null for guests and without credentials. */
    account: Account | null;
    /** What an admin's call is about, for the audit log. */
    auditDetails?: Readonly<Record<string, unknown>>;
  };
}

export type AppContext = Context<AppEnv>;
