interface Card {
  /** Whether a payment that the buyer makes goes through. */
  readonly declines?: { readonly code: string; readonly declineCode: string; readonly message: string };
  /** Whether payments without the buyer, such as renewals, fail. */
  readonly failsLater?: boolean;
  /** Whether payments take half a day, as those by bank debit take days. */
  readonly slow?: boolean;
}

const declined = "Your card was declined.";

/** Stripe's test cards by number: https://docs.stripe.com/testing */
const cards: Readonly<Record<string, Card>> = {
  "4242424242424242": {},
  "5555555555554444": {},
  "378282246310005": {},
  "4000000000000002": {
    declines: { code: "card_declined", declineCode: "generic_decline", message: declined },
  },
  "4000000000009995": {
    declines: {
      code: "card_declined",
      declineCode: "insufficient_funds",
      message: "Your card has insufficient funds.",
    },
  },
  "4000000000000069": {
    declines: { code: "expired_card", declineCode: "expired_card", message: "Your card has expired." },
  },
  "4000000000000341": { failsLater: true },
  // The stand-in's own: Stripe has no slow cards.
  "4000000000001000": { slow: true },
  "4000000000001001": {
    slow: true,
    declines: { code: "card_declined", declineCode: "generic_decline", message: declined },
  },
};

const unknown: Card = {
  declines: {
    code: "incorrect_number",
    declineCode: "incorrect_number",
    message: "Your card number is incorrect.",
  },
};

/** The digits of a card number as it was typed. */
export const digits = (typed: string): string => typed.replaceAll(/\D/g, "");

/**
 * Why a card does not pay; null if it does.
 * @param present whether the buyer is there
 */
export function refusalOf(number: string, present: boolean): Card["declines"] | null {
  const card = cards[digits(number)] ?? unknown;
  if (card.declines) return card.declines;
  if (card.failsLater && !present) {
    return { code: "card_declined", declineCode: "generic_decline", message: declined };
  }
  return null;
}

/** Whether a payment by a card is under way for half a day. */
export const isSlow = (number: string): boolean => cards[digits(number)]?.slow ?? false;
