import { PaymentScreen } from "@/features/checkout/payment-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function PaymentPage() {
  return (
    <>
      <PageTitle title="Payment" />
      <PaymentScreen />
    </>
  );
}
