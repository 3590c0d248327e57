import { Link } from "react-router-dom";
import { Callout } from "@/components/callout.tsx";
import { Button } from "@/components/ui/button.tsx";
import { type Offer, offerPath } from "@/lib/billing/offer.ts";

/** Subscribers pay the difference, which the checkout knows and this page does not. */
export function UpgradeFirst({ offer }: { offer: Offer }) {
  return (
    <Callout
      kind="info"
      action={
        <Button asChild>
          <Link to={offerPath("/checkout", offer)}>Review the upgrade</Link>
        </Button>
      }
    >
      You already have a plan. An upgrade charges only the difference.
    </Callout>
  );
}
