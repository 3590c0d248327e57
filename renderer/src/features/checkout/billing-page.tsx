import type { PublicConfig, WorkingStatus } from "@ai-humanizer/shared";
import { plans } from "@ai-humanizer/shared";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { type Offer, offerIn } from "@/lib/billing/offer.ts";
import { useWorkingStatus } from "@/lib/billing/use-working-status.ts";
import { useAccount } from "@/lib/session/use-account.ts";
import { usePublicConfig } from "@/lib/use-config.ts";
import { OperatorNote } from "./operator-note.tsx";

/** All that a page of the purchase stands on. */
interface Purchase {
  readonly offer: Offer;
  readonly config: PublicConfig;
  readonly status: WorkingStatus;
}

interface BillingPageProps {
  title: string;
  /** What is bought where the address doesn't say. */
  fallback?: Offer;
  children: (purchase: Purchase) => ReactNode;
}

/** A page of the purchase: the way back, its heading, and whatever keeps it from being shown. */
export function BillingPage({ title, fallback, children }: BillingPageProps) {
  const [search] = useSearchParams();
  const account = useAccount();
  const config = usePublicConfig();
  const { data: status, error, refetch } = useWorkingStatus({ enabled: account.status === "signed-in" });
  const offer = offerIn(search) ?? fallback;

  if (!offer) {
    return (
      <Message title="No plan chosen" text="Choose a plan and a billing period first.">
        <PlansLink>See the plans</PlansLink>
      </Message>
    );
  }
  if (config?.billing.mode === "off") {
    return (
      <Message
        title="Nothing to buy here"
        text="This server takes no payments, so plans can't be bought here."
      >
        <PlansLink>See the plans</PlansLink>
      </Message>
    );
  }
  if (error && !status) {
    return (
      <Message title="Your subscription could not be loaded" text={error.message}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Message>
    );
  }
  if (!config || !status) return <Spinner label="Loading your order" className="flex-1" />;
  if (plans[offer.plan].rank <= plans[status.plan].rank) {
    return (
      <Message
        title={`You're on the ${plans[status.plan].name} plan`}
        text={
          offer.plan === status.plan
            ? "There is nothing to pay. Your plan and its invoices are in your account."
            : "To change to a lower plan, please cancel your current subscription first."
        }
      >
        <Button asChild>
          <Link to="/account">Go to your account</Link>
        </Button>
      </Message>
    );
  }
  return (
    <div className="mx-auto w-full max-w-120 px-4 pt-5 pb-16">
      <Link
        to={`/pricing?period=${offer.period}`}
        className="inline-flex min-h-10 items-center gap-1.5 rounded-sm text-muted text-sm transition-colors hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
        Back to Pricing
      </Link>
      <h2 className="mt-4 mb-6 text-balance font-serif text-3xl tracking-tight">{title}</h2>
      {children({ offer, config, status })}
      <OperatorNote operator={config.operator} />
    </div>
  );
}

function PlansLink({ children }: { children: ReactNode }) {
  return (
    <Button asChild>
      <Link to="/pricing">{children}</Link>
    </Button>
  );
}
