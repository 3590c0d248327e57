// The contract of the admin area. It is imported as "@ai-humanizer/shared/admin": nobody else loads it.
import * as z from "zod/mini";
import { planIds } from "./plans.ts";

export * from "./campaigns.ts";

/** Limits of the admin area's lists. */
export const adminLimits = { default: 25, max: 500, query: 200 } as const;
/** How often the admin area asks again, in milliseconds. */
export const adminRefreshMs = 30_000;

const whole = (minimum: number, maximum: number) =>
  z.coerce.number().check(z.int(), z.minimum(minimum), z.maximum(maximum));

/**
 * The query of `GET /api/admin/users`, `/humanizations` and `/payments`, and without `limit` and `offset` of their
 * `/export`, which answers CSV. `q` finds users by their e-mail, username or display name, other rows by
 * these or the id of their owner, and payments by the provider's id too, whatever its case; texts are not searched.
 */
function listQuery<Column extends string>(columns: readonly [Column, ...Column[]]) {
  return z.object({
    limit: z._default(whole(1, adminLimits.max), adminLimits.default),
    offset: z._default(whole(0, 1_000_000_000), 0),
    q: z.optional(z.string().check(z.trim(), z.maxLength(adminLimits.query))),
    sort: z._default(z.enum(columns), columns[0]),
    order: z._default(z.enum(["asc", "desc"]), "desc"),
  });
}

export const userColumns = ["createdAt", "email", "subscriptionPlan", "monthlyUsage", "country"] as const;
export type UserColumn = (typeof userColumns)[number];
export const usersQuerySchema = listQuery(userColumns);

export const humanizationColumns = ["createdAt", "tone", "wordCount", "processingTime"] as const;
export type HumanizationColumn = (typeof humanizationColumns)[number];
export const humanizationsQuerySchema = listQuery(humanizationColumns);

export const paymentColumns = ["createdAt", "amount", "plan", "status"] as const;
export type PaymentColumn = (typeof paymentColumns)[number];
/** `changesOffset` is the place in the list of subscription changes, which has the same search and limit. */
export const paymentsQuerySchema = z.extend(listQuery(paymentColumns), {
  changesOffset: z._default(whole(0, 1_000_000_000), 0),
});

/** The lists that can be exported as CSV, by `GET /api/admin/<list>/export`. */
export type AdminList = "users" | "humanizations" | "payments" | "subscriptions";

export const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  /** The name that the identity provider tells, if any. */
  displayName: z.nullable(z.string()),
  subscriptionPlan: z.nullable(z.enum(planIds)),
  /** Humanizations in this calendar month (UTC). */
  monthlyUsage: z.int(),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** `GET /api/admin/users`. `total` counts all users, `found` those that the search finds. */
export const adminUsersSchema = z.object({
  users: z.array(adminUserSchema),
  total: z.int(),
  found: z.int(),
  /** How they are sorted, in words. */
  sorted: z.string(),
});
export type AdminUsers = z.infer<typeof adminUsersSchema>;

export const adminHumanizationSchema = z.object({
  id: z.string(),
  /** Null for a guest's. */
  userId: z.nullable(z.string()),
  userEmail: z.optional(z.string()),
  originalText: z.string(),
  tone: z.string(),
  wordCount: z.int(),
  /** Milliseconds. */
  processingTime: z.number(),
  createdAt: z.iso.datetime(),
  provider: z.enum(["local", "openai"]),
  model: z.nullable(z.string()),
  /** Whether the embedded engine stood in for the model. */
  fallback: z.boolean(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Millionths of a US dollar. */
  costMicros: z.int(),
});
export type AdminHumanization = z.infer<typeof adminHumanizationSchema>;

/** `GET /api/admin/humanizations`. The text is cut after `adminTextLength` characters. */
export const adminHumanizationsSchema = z.object({
  humanizations: z.array(adminHumanizationSchema),
  total: z.int(),
  found: z.int(),
});
/** How much of a text an admin sees. */
export const adminTextLength = 80;

export const adminPaymentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  /** Cents. */
  amount: z.int(),
  /** Cents of it that went back. */
  refunded: z.int(),
  currency: z.string(),
  plan: z.string(),
  status: z.string(),
  stripePaymentId: z.string(),
  createdAt: z.iso.datetime(),
});
export type AdminPayment = z.infer<typeof adminPaymentSchema>;

export const adminSubscriptionChangeSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  previousPlan: z.string(),
  newPlan: z.string(),
  reason: z.string(),
  changedAt: z.iso.datetime(),
});
export type AdminSubscriptionChange = z.infer<typeof adminSubscriptionChangeSchema>;

/** `GET /api/admin/payments`: a page of payments, and one of the changes of subscriptions, the latest first. */
export const adminPaymentsSchema = z.object({
  payments: z.array(adminPaymentSchema),
  subscriptions: z.array(adminSubscriptionChangeSchema),
  total: z.int(),
  found: z.int(),
  subscriptionsTotal: z.int(),
  subscriptionsFound: z.int(),
});

/** The query of `GET /api/admin/overview`. */
export const overviewQuerySchema = z.object({ days: z._default(whole(1, 365), 30) });

/** What happened on a day (UTC). */
export const overviewDaySchema = z.object({
  /** "2025-11-21". */
  day: z.string(),
  signups: z.int(),
  /** How many of those who signed up on that day have paid since. */
  converted: z.int(),
  humanizations: z.int(),
  /** Humanize calls that failed through no fault of the caller. */
  failures: z.int(),
  /** Cents of the day's succeeded payments, less what was refunded of them since, whatever their currency. */
  revenue: z.int(),
  failedPayments: z.int(),
});
export type OverviewDay = z.infer<typeof overviewDaySchema>;

/** `GET /api/admin/overview`: one entry a day, the oldest first, today last. */
export const overviewSchema = z.object({ days: z.array(overviewDaySchema) });

/** The query of `GET /api/admin/audit`. */
export const auditQuerySchema = z.object({
  limit: z._default(whole(1, adminLimits.max), adminLimits.default),
  offset: z._default(whole(0, 1_000_000_000), 0),
});

export const auditEntrySchema = z.object({
  id: z.string(),
  adminEmail: z.string(),
  /** Such as "GET /api/admin/users". */
  action: z.string(),
  /** What it was about, in JSON; never what was searched for. */
  details: z.string(),
  /** The status it was answered with; 0 while it is under way, or where the server went down meanwhile. */
  status: z.int(),
  /** How often it was done between `firstAt` and `lastAt`: the same look within an hour is one entry. */
  times: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /api/admin/audit`: what admins did, the latest first. */
export const auditSchema = z.object({ entries: z.array(auditEntrySchema), total: z.int() });
