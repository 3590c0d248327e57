import { type PlanId, plans } from "@ai-humanizer/shared";

const words = (plan: PlanId) => `Up to ${plans[plan].wordsPerInput.toLocaleString("en-US")} words per text`;

/** What each plan card promises; numbers come from the plan table. */
export const planFeatures: Readonly<
  Record<PlanId, { readonly description: string; readonly features: readonly string[] }>
> = {
  free: {
    description: "Try it on short texts.",
    features: [
      `${plans.free.monthlyHumanizations} humanizations per month`,
      words("free"),
      "Casual and conversational tones",
      "History on every device",
    ],
  },
  basic: {
    description: "For study and regular writing.",
    features: [
      `${plans.basic.monthlyHumanizations} humanizations per month`,
      words("basic"),
      "All four tones, formal and academic included",
      "Priority processing",
      "Priority support",
    ],
  },
  premium: {
    description: "For people who write for a living.",
    features: [
      "Unlimited humanizations",
      words("premium"),
      "All four tones, formal and academic included",
      "Priority processing",
      "Priority support",
    ],
  },
};
