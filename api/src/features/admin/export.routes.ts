import {
  type AdminList,
  adminHumanizationSchema,
  adminPaymentSchema,
  adminSubscriptionChangeSchema,
  adminUserSchema,
  humanizationsQuerySchema,
  paymentsQuerySchema,
  usersQuerySchema,
} from "@ai-humanizer/shared/admin";
import { Hono } from "hono";
import type { Database } from "../../db/schema.ts";
import { sendDownload } from "../../http/download.ts";
import type { AppContext, AppEnv } from "../../http/env.ts";
import { queryOf } from "../../http/query-of.ts";
import type { Logger } from "../../log.ts";
import { monthOf } from "../quota/entitlements.ts";
import { noteDetails, noteQuery } from "./audit.ts";
import { csvOf } from "./csv.ts";
import { findHumanizations } from "./humanizations.repository.ts";
import { allRows } from "./page.ts";
import { findPayments, findSubscriptionChanges } from "./payments.repository.ts";
import { findUsers } from "./users.repository.ts";
import { viewHumanization, viewPayment, viewSubscriptionChange, viewUser } from "./views.ts";

interface ExportDeps {
  readonly db: Database;
  readonly clock: () => number;
  readonly log: Logger;
}

/** `GET /api/admin/<list>/export`: all that the search finds, as CSV, read and sent page by page. */
export function exportRoutes({ db, clock, log }: ExportDeps) {
  const send = (c: AppContext, list: AdminList, parts: AsyncGenerator<string>) =>
    sendDownload(c, { name: `${list}.csv`, type: "text/csv; charset=utf-8", log }, parts);
  return new Hono<AppEnv>()
    .get("/users/export", (c) => {
      const query = queryOf(c, usersQuerySchema);
      noteQuery(c, query);
      const month = monthOf(clock());
      const rows = allRows((page) => findUsers(db, page, month), viewUser, query);
      return send(c, "users", csvOf(keysOf(adminUserSchema.shape), rows, cell));
    })
    .get("/humanizations/export", (c) => {
      const query = queryOf(c, humanizationsQuerySchema);
      noteQuery(c, query);
      const rows = allRows((page) => findHumanizations(db, page), viewHumanization, query);
      return send(c, "humanizations", csvOf(keysOf(adminHumanizationSchema.shape), rows, cell));
    })
    .get("/payments/export", (c) => {
      const query = queryOf(c, paymentsQuerySchema);
      noteQuery(c, query);
      const rows = allRows((page) => findPayments(db, page), viewPayment, query);
      return send(c, "payments", csvOf(keysOf(adminPaymentSchema.shape), rows, cell));
    })
    .get("/subscriptions/export", (c) => {
      const { q } = queryOf(c, paymentsQuerySchema);
      noteDetails(c, q ? { searched: true } : {});
      const rows = allRows((page) => findSubscriptionChanges(db, page), viewSubscriptionChange, {
        sort: "changedAt",
        order: "desc",
        q,
      });
      return send(c, "subscriptions", csvOf(keysOf(adminSubscriptionChangeSchema.shape), rows, cell));
    });
}

const cell = (value: string | number | boolean | null | undefined) => value;

/** A schema's fields, in their order. */
function keysOf<Shape extends object>(shape: Shape): (keyof Shape & string)[] {
  // The shape has exactly the keys that its type names.
  return Object.keys(shape) as (keyof Shape & string)[];
}
