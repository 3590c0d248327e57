import { PricingScreen } from "@/features/pricing/pricing-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function PricingPage() {
  return (
    <>
      <PageTitle title="Pricing" />
      <PricingScreen />
    </>
  );
}
