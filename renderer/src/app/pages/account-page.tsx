import { AccountScreen } from "@/features/account/account-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function AccountPage() {
  return (
    <>
      <PageTitle title="Account" />
      <AccountScreen />
    </>
  );
}
