import { paymentSessionSchema } from "@ai-humanizer/shared";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { track } from "@/lib/analytics.ts";
import { type ApiClient, useApi } from "@/lib/api-client.ts";

/** What a payment counts as where its amount can't be had. */
const fallbackPrice = { value: 9.99, currency: "USD" };

/** Payments counted since the page was loaded; an effect may run twice, a payment counts once. */
const counted = new Set<string>();

/** Counts a payment that the provider has just led back from, once: afterwards the address no longer tells of it. `email` is the buyer's, null until it is known. */
export function useConversion(email: string | null): void {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const success = search.get("success") === "true" && search.get("redirect_status") !== "failed";
  const sessionId = search.get("session_id");
  const payment = sessionId ?? search.get("payment_intent");
  useEffect(() => {
    if (!success || email === null) return;
    setSearch({}, { replace: true });
    if (payment !== null) {
      if (counted.has(payment)) return;
      counted.add(payment);
    }
    void priceOf(api, sessionId).then((price) => {
      const details = { ...price, ...(payment === null ? {} : { transaction_id: payment }) };
      track("conversion", { ...details, email });
      track("purchase", details);
    });
  }, [success, payment, sessionId, email, api, setSearch]);
}

async function priceOf(api: ApiClient, sessionId: string | null) {
  if (sessionId === null) return fallbackPrice;
  try {
    const path = `/api/stripe/session/${encodeURIComponent(sessionId)}`;
    const { amount_total, currency } = await api.get(path, paymentSessionSchema);
    if (amount_total === null || currency === null) return fallbackPrice;
    return { value: amount_total / 100, currency: currency.toUpperCase() };
  } catch {
    return fallbackPrice;
  }
}
