import { StripeApiError } from "./http/stripe-error.ts";

/** The month and the year of a date as it was typed, such as "12 / 34". */
export const monthOf = (typed: string): string[] => typed.trim().split(/\D+/);

/**
 * Why a card whose last month is this one does not pay; null if the month is not over. What names no month is not
 * judged.
 * @param now seconds since the epoch
 */
export function refusalOfMonth([month, year]: readonly string[], now: number): StripeApiError | null {
  const [last, of] = [Number(month), Number(year)];
  if (!(last >= 1 && last <= 12)) return null;
  // Months count from 0, so this is the first moment after it.
  const over = Date.UTC(of < 100 ? 2000 + of : of, last);
  if (over > now * 1000) return null;
  const message = "Your card's expiration date is in the past.";
  return new StripeApiError(402, message, { type: "card_error", code: "expired_card", param: "exp_year" });
}
