import { ApiError } from "@/lib/api-client.ts";

const limitCodes = new Set(["usage_limit_exceeded", "guest_limit_exceeded"]);
const limitWords = ["Monthly usage limit exceeded", "usage limit", "limit exceeded", "403"];

/** Whether a failed humanize means that the uses are spent. The code decides; the words where there is none. */
export function isUsageLimit(error: Error): boolean {
  if (error instanceof ApiError && error.code !== null) return limitCodes.has(error.code);
  return limitWords.some((words) => error.message.includes(words));
}

/** What to tell the user of any other failure. */
export function humanizeErrorMessage(error: Error): string {
  return error instanceof ApiError && error.message ? error.message : "Failed to humanize text";
}

/** Why a run failed, for where it is read beside the text. */
export function failureReason(error: Error): string {
  return error instanceof ApiError ? error.message : "The connection to the server failed or was lost.";
}
