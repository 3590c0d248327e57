import { type PlanId, planIds } from "@ai-humanizer/shared";
import * as z from "zod/mini";
import { readStored, readText, removeStored, writeStored, writeText } from "../storage.ts";
import { noteAccount } from "../trial-context.ts";
import { sessionHintKey } from "./seems-signed-in.ts";

const sessionHintSchema = z.object({
  via: z.enum(["provider", "demo"]),
  /** The plan the user had last, so that the first paint has its limits. */
  plan: z.enum(planIds),
});
export type SessionHint = z.infer<typeof sessionHintSchema>;

/**
 * Whether someone is signed in in this browser, and how. It spares guests the sign-in SDK; it proves nothing.
 */
export function readSessionHint(): SessionHint | null {
  return readStored(sessionHintKey, sessionHintSchema);
}

export function writeSessionHint(via: SessionHint["via"]): void {
  markLeft(false);
  // The demo's account is everybody's.
  if (via === "provider") noteAccount();
  writeStored(sessionHintKey, { via, plan: readSessionHint()?.plan ?? "free" });
}

/** Remembers the plan of who is signed in. */
export function rememberPlan(plan: PlanId): void {
  const hint = readSessionHint();
  if (hint && hint.plan !== plan) writeStored(sessionHintKey, { ...hint, plan });
}

export function removeSessionHint(): void {
  removeStored(sessionHintKey);
}

const leftKey = "ai-humanizer-left";

/** Tells the other tabs whether the user signs out by choice: their session then does not just end. */
export function markLeft(left: boolean): void {
  if (left) writeStored(leftKey, true);
  else removeStored(leftKey);
}

/** Whether the last session of this browser ended by the user's choice, in whatever tab. */
export function hasLeft(): boolean {
  return readStored(leftKey, z.literal(true)) !== null;
}

const lastSignOutKey = "ai-humanizer-last-sign-out";

/** Notes a sign-out by choice, for the tabs that do not hear of it: those that the browser keeps asleep. */
export function noteSignOut(): void {
  writeText(lastSignOutKey, new Date().toISOString());
}

/** When the last sign-out by choice was, in this browser; empty before any. What a tab kept from before it is forgotten. */
export function lastSignOut(): string {
  return readText(lastSignOutKey) ?? "";
}

const underwayKey = "ai-humanizer-signing-in";

/** Marks in this tab that a sign-in is under way: a redirect comes back to a page that must read its outcome. */
export function markSignIn(underway: boolean): void {
  if (underway) writeText(underwayKey, "true", "tab");
  else removeStored(underwayKey, "tab");
}

export function isSignInUnderway(): boolean {
  return readText(underwayKey, "tab") !== null;
}
