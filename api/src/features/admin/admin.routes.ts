import {
  type AdminUsers,
  auditQuerySchema,
  humanizationsQuerySchema,
  overviewQuerySchema,
  paymentsQuerySchema,
  usersQuerySchema,
} from "@ai-humanizer/shared/admin";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import type { AppEnv } from "../../http/env.ts";
import { queryOf } from "../../http/query-of.ts";
import { monthOf } from "../quota/entitlements.ts";
import { findAudit } from "./audit.repository.ts";
import { noteDetails, noteQuery } from "./audit.ts";
import { countHumanizations, findHumanizations } from "./humanizations.repository.ts";
import { findOverview } from "./overview.repository.ts";
import {
  countPayments,
  countSubscriptionChanges,
  findPayments,
  findSubscriptionChanges,
} from "./payments.repository.ts";
import { countUsers, findUsers } from "./users.repository.ts";
import {
  describeSort,
  viewAudit,
  viewHumanization,
  viewPayment,
  viewSubscriptionChange,
  viewUser,
} from "./views.ts";

interface AdminDeps {
  readonly db: Database;
  readonly clock: () => number;
}

/** The admin area's lists, below `/api/admin`. Who may ask is checked ahead of them. */
export function adminRoutes({ db, clock }: AdminDeps) {
  return new Hono<AppEnv>()
    .get("/users", async (c) => {
      const query = queryOf(c, usersQuerySchema);
      noteQuery(c, query);
      const users = (await findUsers(db, query, monthOf(clock()))).map(viewUser);
      const counts = await countAll(query.q, (q) => countUsers(db, q));
      const answer: AdminUsers = { users, ...counts, sorted: describeSort(query.sort, query.order) };
      return c.json(answer);
    })
    .get("/humanizations", async (c) => {
      const query = queryOf(c, humanizationsQuerySchema);
      noteQuery(c, query);
      const humanizations = (await findHumanizations(db, query)).map(viewHumanization);
      return c.json({ humanizations, ...(await countAll(query.q, (q) => countHumanizations(db, q))) });
    })
    .get("/payments", async (c) => {
      const query = queryOf(c, paymentsQuerySchema);
      noteQuery(c, query);
      const { limit, q, changesOffset: offset } = query;
      const changes = await countAll(q, (text) => countSubscriptionChanges(db, text));
      return c.json({
        payments: (await findPayments(db, query)).map(viewPayment),
        subscriptions: (await findSubscriptionChanges(db, { limit, offset, q })).map(viewSubscriptionChange),
        ...(await countAll(q, (text) => countPayments(db, text))),
        subscriptionsTotal: changes.total,
        subscriptionsFound: changes.found,
      });
    })
    .get("/overview", async (c) => {
      const { days } = queryOf(c, overviewQuerySchema);
      noteDetails(c, { days });
      return c.json({ days: await findOverview(db, days, clock()) });
    })
    .get("/audit", async (c) => {
      const query = queryOf(c, auditQuerySchema);
      noteDetails(c, query);
      const { rows, total } = await findAudit(db, query);
      return c.json({ entries: rows.map(viewAudit), total });
    });
}

async function countAll(q: string | undefined, count: (q?: string) => Promise<number>) {
  const total = await count();
  return { total, found: q ? await count(q) : total };
}
