import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Database } from "../../db/schema.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { requireAccount } from "../../http/require-account.ts";
import { insertAudit } from "./audit.repository.ts";

interface AuditDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
}

const hourMs = 3_600_000;

/** Adds to what the audit log tells of a call. Never what was searched for, which may be a person's data. */
export function noteDetails(c: AppContext, details: Readonly<Record<string, unknown>>): void {
  c.set("auditDetails", details);
}

/**
 * Writes down every call of an admin, however it ended. Looks at the same thing within an hour are one entry with a
 * count: the admin area looks twice a minute.
 */
export function audit({ db, clock, newId }: AuditDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { email } = requireAccount(c).profile;
    await next();
    const now = clock();
    const action = `${c.req.method} ${routePath(c)}`;
    const details = JSON.stringify(c.var.auditDetails ?? c.req.param());
    const { status } = c.res;
    const isLook = c.req.method === "GET";
    const look = isLook ? JSON.stringify([email, action, details, status, Math.floor(now / hourMs)]) : null;
    await insertAudit(db, {
      id: newId(),
      look,
      adminEmail: email,
      action,
      details,
      status,
      firstAt: now,
      lastAt: now,
    });
  });
}
