import { Callout } from "@/components/callout.tsx";
import type { CarriedPromotion } from "@/lib/billing/promotion.ts";

/** Says that the promotion of a campaign's link is over, where it is. */
export function InvalidPromotion({ promotion }: { promotion: CarriedPromotion }) {
  if (promotion.state !== "invalid") return null;
  return (
    <Callout kind="warning">
      The promotion {promotion.code} is no longer valid. This is the regular price.
    </Callout>
  );
}
