import { lazy, Suspense } from "react";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useAccount } from "@/lib/session/use-account.ts";
import { AccessDenied } from "./access-denied.tsx";

/** Loads for admins alone. */
const AdminScreen = lazy(() =>
  import("@/features/admin/admin-screen.tsx").then((m) => ({ default: m.AdminScreen })),
);

/** The admin area for admins, a word for everyone else. The server checks every call by itself. */
export function AdminPage() {
  const account = useAccount();
  if (account.status !== "signed-in") return null;
  if (!account.profile.isAdmin) return <AccessDenied />;
  return (
    <Suspense fallback={<Spinner label="Loading the admin area" className="flex-1" />}>
      <AdminScreen />
    </Suspense>
  );
}
