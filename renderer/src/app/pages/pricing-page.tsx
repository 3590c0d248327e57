import { lazy, Suspense, useCallback, useState } from "react";
import { useGreeting } from "@/features/auth/use-greeting.ts";
import { redirectPathKey } from "@/features/auth/welcome.ts";
import { PricingScreen } from "@/features/pricing/pricing-screen.tsx";
import { removeStored, writeText } from "@/lib/storage.ts";
import { PageTitle } from "../layout/page-title.tsx";

const SignInDialog = lazy(() =>
  import("@/features/auth/sign-in-dialog.tsx").then((m) => ({ default: m.SignInDialog })),
);

/** The plans, and the sign-in that buying one needs. */
export function PricingPage() {
  const [signingIn, setSigningIn] = useState(false);
  const close = useCallback(() => setSigningIn(false), []);
  useGreeting(close);
  return (
    <>
      <PageTitle title="Pricing" />
      <PricingScreen
        onSignIn={() => {
          // Whoever signs in from here comes back here.
          writeText(redirectPathKey, "/pricing");
          setSigningIn(true);
        }}
      />
      {signingIn && (
        <Suspense>
          <SignInDialog
            onClose={() => {
              removeStored(redirectPathKey);
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
