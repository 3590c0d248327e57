import {
  type AdminHumanization,
  type AdminPayment,
  type AdminSubscriptionChange,
  type AdminUser,
  type AuditEntry,
  adminTextLength,
  type UserColumn,
} from "@ai-humanizer/shared/admin";
import type { Selectable } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { isoTime } from "../../time.ts";
import type { AdminHumanizationRow } from "./humanizations.repository.ts";
import type { PaymentRow, SubscriptionChangeRow } from "./payments.repository.ts";
import type { UserRow } from "./users.repository.ts";

export function viewUser({ createdAt, monthlyUsage, sortKey: _, ...row }: UserRow): AdminUser {
  return { ...row, monthlyUsage: Number(monthlyUsage), createdAt: isoTime(createdAt) };
}

export function viewHumanization(row: AdminHumanizationRow): AdminHumanization {
  const { createdAt, processingMs, userEmail, originalText, fallback, sortKey: _, ...rest } = row;
  const characters = [...originalText];
  const cut = characters.length > adminTextLength;
  return {
    ...rest,
    ...(userEmail === null ? {} : { userEmail }),
    originalText: cut ? `${characters.slice(0, adminTextLength).join("")}…` : originalText,
    processingTime: processingMs,
    fallback: fallback === 1,
    createdAt: isoTime(createdAt),
  };
}

export function viewPayment({ createdAt, sortKey: _, ...row }: PaymentRow): AdminPayment {
  return { ...row, createdAt: isoTime(createdAt) };
}

export function viewSubscriptionChange({
  changedAt,
  sortKey: _,
  ...row
}: SubscriptionChangeRow): AdminSubscriptionChange {
  return { ...row, changedAt: isoTime(changedAt) };
}

export function viewAudit({
  look: _look,
  firstAt,
  lastAt,
  ...row
}: Selectable<Schema["adminAudit"]>): AuditEntry {
  return { ...row, firstAt: isoTime(firstAt), lastAt: isoTime(lastAt) };
}

const names: Readonly<Record<UserColumn, readonly [asc: string, desc: string]>> = {
  createdAt: ["oldest signups first", "newest signups first"],
  email: ["by email, A to Z", "by email, Z to A"],
  subscriptionPlan: ["by plan, A to Z", "by plan, Z to A"],
  monthlyUsage: ["least used this month first", "most used this month first"],
  country: ["by country, A to Z", "by country, Z to A"],
};

/** How a list of users is sorted, in words. */
export function describeSort(sort: UserColumn, order: "asc" | "desc"): string {
  return names[sort][order === "asc" ? 0 : 1];
}
