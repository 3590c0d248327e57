import { CheckoutScreen } from "@/features/checkout/checkout-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function CheckoutPage() {
  return (
    <>
      <PageTitle title="Checkout" />
      <CheckoutScreen />
    </>
  );
}
