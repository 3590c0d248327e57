import { SuccessScreen } from "@/features/checkout/success-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function SuccessPage() {
  return (
    <>
      <PageTitle title="Payment confirmation" />
      <SuccessScreen />
    </>
  );
}
