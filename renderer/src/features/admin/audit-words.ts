import type { AuditEntry } from "@ai-humanizer/shared/admin";

/** Each call of the admin area as what it is for. How it ended is another matter. */
const purposes: Readonly<Record<string, string>> = {
  "GET /api/admin/users": "View users",
  "GET /api/admin/users/export": "Export users",
  "GET /api/admin/humanizations": "View humanizations",
  "GET /api/admin/humanizations/export": "Export humanizations",
  "GET /api/admin/payments": "View payments",
  "GET /api/admin/payments/export": "Export payments",
  "GET /api/admin/subscriptions/export": "Export subscription changes",
  "GET /api/admin/overview": "View the overview",
  "GET /api/admin/audit": "View the audit log",
  "GET /api/admin/campaigns": "View campaigns",
  "GET /api/admin/campaigns/:id": "View a campaign",
  "GET /api/admin/campaigns/:id/problems": "View a campaign's failures",
  "POST /api/admin/campaigns/:id/stop": "Stop a campaign",
  "GET /api/admin/audiences": "View the sizes of the audiences",
  "GET /api/admin/outbox": "View the outbox",
  "GET /api/admin/outbox/:id": "View a mail in the outbox",
  "POST /api/send-promotional-campaign": "Send a campaign",
  "POST /api/test-email": "Send a test email",
};

/** What an admin did, in words; a call that is not known by its name, as the server noted it. */
export function wordsOf({ action, details }: Pick<AuditEntry, "action" | "details">): string {
  const purpose = purposes[action] ?? action;
  return details.includes('"searched":true') ? `${purpose}, filtered by a search` : purpose;
}

/** The call as the server noted it. */
export function callOf({ action, details }: Pick<AuditEntry, "action" | "details">): string {
  return details === "{}" ? action : `${action} ${details}`;
}
