import type { Profile } from "@ai-humanizer/shared";

/** What a bar is full at where a plan has no limit. */
const unlimitedBar = 1000;
/** The share of the monthly limit above which the free plan warns. */
const lowCreditShare = 0.8;

interface Usage {
  used: number;
  /** Humanizations a month; null is unlimited. */
  limit: number | null;
  /** Bonus humanizations left, spent after the monthly ones; none where those have no end. */
  bonusLeft: number;
  /** 0 to 100. */
  percent: number;
  /** The free plan is almost used up. */
  low: boolean;
  /** "3/5", or "12/∞" where there is no limit. */
  label: string;
}

/** This month's usage, as all screens show it. */
export function usageOf({
  monthlyUsage,
  monthlyLimit,
  bonusLeft,
  plan,
}: Pick<Profile, "monthlyUsage" | "monthlyLimit" | "bonusLeft" | "plan">): Usage {
  const number = (count: number) => count.toLocaleString("en-US");
  return {
    used: monthlyUsage,
    limit: monthlyLimit,
    bonusLeft: monthlyLimit === null ? 0 : bonusLeft,
    percent: Math.min(100, (monthlyUsage / (monthlyLimit ?? unlimitedBar)) * 100),
    low: plan === "free" && monthlyLimit !== null && monthlyUsage > monthlyLimit * lowCreditShare,
    label: `${number(monthlyUsage)}/${monthlyLimit === null ? "∞" : number(monthlyLimit)}`,
  };
}
