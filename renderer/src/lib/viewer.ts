import { type PlanId, type PlanLimits, plans } from "@ai-humanizer/shared";

/** Who looks at a screen. Guests have the limits of the free plan. */
export type Viewer = { readonly kind: "guest" } | { readonly kind: "user"; readonly plan: PlanId };

/** The plan whose limits hold for the viewer. */
export function planOf(viewer: Viewer): PlanLimits {
  return plans[viewer.kind === "guest" ? "free" : viewer.plan];
}
