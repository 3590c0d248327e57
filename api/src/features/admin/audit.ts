import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Database } from "../../db/schema.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { requireAccount } from "../../http/require-account.ts";
import { insertAudit, updateAudit } from "./audit.repository.ts";
import type { Page } from "./page.ts";

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

/** Tells the audit log which part of a list was looked at, and that it was searched, not for what. */
export function noteQuery(c: AppContext, { q, ...query }: Page<string>): void {
  noteDetails(c, { ...query, ...(q ? { searched: true } : {}) });
}

/**
 * Writes down every call of an admin, however it ended: one that changes something even before it is done, so that a
 * crash amid it leaves a trace. Looks at the same thing within an hour are one entry with a count: the admin area looks
 * again and again by itself.
 */
export function audit({ db, clock, newId }: AuditDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { email: adminEmail } = requireAccount(c).profile;
    const { method } = c.req;
    const isLook = method === "GET" || method === "HEAD";
    const firstAt = clock();
    const entry = { id: newId(), look: null, adminEmail, action: `${method} ${c.req.path}`, details: "{}" };
    if (!isLook) await insertAudit(db, { ...entry, status: 0, firstAt, lastAt: firstAt });
    await next();
    const lastAt = clock();
    const action = `${method} ${routePath(c)}`;
    const details = JSON.stringify(c.var.auditDetails ?? c.req.param());
    const { status } = c.res;
    if (!isLook) return await updateAudit(db, entry.id, { action, details, status, lastAt });
    const look = JSON.stringify([adminEmail, action, details, status, Math.floor(lastAt / hourMs)]);
    await insertAudit(db, { ...entry, look, action, details, status, firstAt: lastAt, lastAt });
  });
}
