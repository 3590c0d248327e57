import type { PlanId } from "@ai-humanizer/shared";

/** Who makes a call. */
export type Actor =
  | { readonly kind: "guest"; readonly sessionId: string }
  | { readonly kind: "user"; readonly userId: string; readonly plan: PlanId }
  | { readonly kind: "admin"; readonly userId: string; readonly plan: PlanId };

/** Tells the actor from a call's headers; null without credentials. Throws an AppError if they are not valid. */
export type Identify = (headers: Headers) => Promise<Actor | null>;

/** The actor's name in tables that count by actor. */
export function subjectOf(actor: Actor): string {
  return actor.kind === "guest" ? `guest:${actor.sessionId}` : `user:${actor.userId}`;
}
