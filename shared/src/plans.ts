import type { Tone } from "@ai-humanizer/engine/types";

export const planIds = ["free", "basic", "premium"] as const;
export type PlanId = (typeof planIds)[number];

/** The plans that can be bought. */
export const paidPlanIds = ["basic", "premium"] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What a plan allows. The only place with plan numbers; money is in US cents a month. */
export interface PlanLimits {
  readonly id: PlanId;
  readonly name: string;
  /** Order for upgrades: a higher rank is an upgrade. */
  readonly rank: number;
  /** Humanizations per calendar month (UTC); null is unlimited. */
  readonly monthlyHumanizations: number | null;
  /** Words an input. */
  readonly wordsPerInput: number;
  readonly tones: readonly Tone[];
  readonly monthlyPriceCents: number;
  /** Price a month when billed yearly. */
  readonly yearlyPriceCentsPerMonth: number;
}

const plainTones = ["casual", "conversational"] as const satisfies readonly Tone[];
const allTones = ["casual", "formal", "academic", "conversational"] as const satisfies readonly Tone[];

export const plans: Readonly<Record<PlanId, PlanLimits>> = {
  free: {
    id: "free",
    name: "Free",
    rank: 1,
    monthlyHumanizations: 5,
    wordsPerInput: 150,
    tones: plainTones,
    monthlyPriceCents: 0,
    yearlyPriceCentsPerMonth: 0,
  },
  basic: {
    id: "basic",
    name: "Basic",
    rank: 2,
    monthlyHumanizations: 100,
    wordsPerInput: 1000,
    tones: allTones,
    monthlyPriceCents: 999,
    yearlyPriceCentsPerMonth: 599,
  },
  premium: {
    id: "premium",
    name: "Premium",
    rank: 3,
    monthlyHumanizations: null,
    wordsPerInput: 1500,
    tones: allTones,
    monthlyPriceCents: 2499,
    yearlyPriceCentsPerMonth: 1499,
  },
};

/** Characters that a text may have for each word it may have: prose has six, and what has far more is no prose. */
const charactersPerWord = 30;

/** Characters an input: a limit of words alone would let one endless word through. */
export const charactersPerInput = ({ wordsPerInput }: PlanLimits): number =>
  wordsPerInput * charactersPerWord;

/** Humanizations a guest session gets, and the bonus it earns a new account. */
export const guestTrial = { humanizations: 2, signupBonus: 2 } as const;

/** How long a plan holds after a payment failed. */
export const pastDueGraceDays = 7;

/** What is charged at once for a period of a plan, in US cents. */
export function priceCents(plan: PaidPlanId, period: BillingPeriod): number {
  const { monthlyPriceCents, yearlyPriceCentsPerMonth } = plans[plan];
  return period === "monthly" ? monthlyPriceCents : yearlyPriceCentsPerMonth * 12;
}
