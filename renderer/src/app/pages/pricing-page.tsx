import { useCallback, useState } from "react";
import { requestedPart } from "@/components/requested-part.tsx";
import { useGreeting } from "@/features/auth/use-greeting.ts";
import { redirectPathKey } from "@/features/auth/welcome.ts";
import { PricingScreen } from "@/features/pricing/pricing-screen.tsx";
import { removeStored, writeText } from "@/lib/storage.ts";
import { PageTitle } from "../layout/page-title.tsx";

const SignInDialog = requestedPart(() =>
  import("@/features/auth/sign-in-dialog.tsx").then((m) => m.SignInDialog),
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
        <SignInDialog
          onClose={() => {
            removeStored(redirectPathKey);
            close();
          }}
        />
      )}
    </>
  );
}
