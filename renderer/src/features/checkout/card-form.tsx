import { type BillingConfig, type Promotion, paymentIntentSchema, priceCents } from "@ai-humanizer/shared";
import type { PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Callout } from "@/components/callout.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { ApiError, useApi } from "@/lib/api-client.ts";
import type { Offer } from "@/lib/billing/offer.ts";
import { dueToday, formatPrice, renewalLine } from "@/lib/billing/price.ts";
import { useRefusedPromotion } from "@/lib/billing/promotion.ts";
import { rememberPurchase } from "@/lib/billing/purchase.ts";
import { dismissToasts, toast } from "@/lib/toast-store.ts";
import { usePlatform } from "@/platform/platform.ts";
import { loadPayments } from "./load-payments.ts";
import { paymentLook } from "./payment-look.ts";

type State =
  | { status: "loading" }
  | { status: "failed"; reason: string }
  | { status: "ready" | "paying"; stripe: Stripe; elements: StripeElements };

interface CardFormProps {
  offer: Offer;
  /** What takes its part off the first payment. */
  promotion: Promotion | null;
  billing: BillingConfig;
}

/** The provider was not reached, or gave no answer: the payment may have gone through. */
const unanswered: PaymentIntentResult = {
  error: {
    type: "api_connection_error",
    message:
      "The payment provider did not answer. Before you try again, see on your account page whether the payment went through.",
  },
};

/** The payment provider's card fields, and the button that pays. */
export function CardForm({ offer, promotion, billing }: CardFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = usePaymentFields(place, { ...offer, code: promotion?.code }, billing, attempt);
  const platform = usePlatform();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.status !== "ready") return;
    setState({ ...state, status: "paying" });
    setProblem(null);
    dismissToasts();
    rememberPurchase(offer);
    const { elements, stripe } = state;
    const thanks = "/payment-success?success=true";
    const { error, paymentIntent } = await stripe
      .confirmPayment({
        elements,
        // For payments that lead to another page; a card's stay in the app, which works in every shell.
        confirmParams: { return_url: new URL(thanks, platform.apiOrigin || location.href).href },
        redirect: "if_required",
      })
      .catch((): PaymentIntentResult => unanswered);
    if (paymentIntent) return void navigate(`${thanks}&payment_intent=${paymentIntent.id}`);
    const message = error?.message ?? "The payment did not go through.";
    setProblem(message);
    // Nothing was tried while something is missing.
    if (error?.type !== "validation_error") {
      toast({ variant: "destructive", title: "Payment Failed", description: message });
    }
    setState({ ...state, status: "ready" });
  }

  if (state.status === "failed") {
    return (
      <Callout
        kind="danger"
        action={
          <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        }
      >
        {state.reason}
      </Callout>
    );
  }
  return (
    <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
      <div className="relative min-h-38">
        {state.status === "loading" && (
          <Spinner label="Loading the payment form" className="absolute inset-0" />
        )}
        <div ref={place} />
      </div>
      {problem !== null && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" disabled={state.status !== "ready"}>
        {state.status === "paying" ? "Paying..." : "Complete Payment"}
      </Button>
      <p className="text-balance text-center text-muted text-sm tabular-nums">
        {formatPrice(dueToday(offer, promotion).total)} is charged now. {renewalLine(offer)}
      </p>
    </form>
  );
}

/** Sets the payment up and mounts the provider's fields; again for each attempt. */
function usePaymentFields(
  place: React.RefObject<HTMLDivElement | null>,
  { plan, period, code }: Offer & { code: string | undefined },
  billing: BillingConfig,
  attempt: number,
) {
  const api = useApi();
  const refused = useRefusedPromotion();
  const [state, setState] = useState<State>({ status: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does all of it again
  useEffect(() => {
    let left = false;
    let unmount = () => {};
    const fail = (error: unknown) => {
      if (left) return;
      if (code !== undefined && error instanceof ApiError && error.code === "invalid_promotion") {
        return refused(code);
      }
      console.warn("The payment could not be set up", error);
      const reason =
        error instanceof ApiError ? error.message : "The payment form could not be loaded. Please try again.";
      setState({ status: "failed", reason });
      toast({ variant: "destructive", title: "Error", description: "Failed to initialize payment" });
    };
    async function setUp(): Promise<void> {
      const amount = priceCents(plan, period);
      const request = { amount, ...(code === undefined ? {} : { promotion: code }) };
      const [{ clientSecret }, stripe] = await Promise.all([
        api.post("/api/create-payment-intent", request, paymentIntentSchema),
        loadPayments(billing),
      ]);
      if (left || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: paymentLook });
      const element = elements.create("payment");
      unmount = () => element.destroy();
      element.on("ready", () => setState({ status: "ready", stripe, elements }));
      element.on("loaderror", ({ error }) => fail(error));
      element.mount(place.current);
    }
    setState({ status: "loading" });
    setUp().catch(fail);
    return () => {
      left = true;
      unmount();
    };
  }, [api, plan, period, code, billing, attempt]);

  return [state, setState] as const;
}
