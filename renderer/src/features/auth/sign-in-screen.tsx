import { guestTrial } from "@ai-humanizer/shared";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useAccount } from "@/lib/session/use-account.ts";
import { comesFromTrial, isBonusOpen } from "@/lib/trial-context.ts";
import { usePublicConfig } from "@/lib/use-config.ts";
import { usePlatform } from "@/platform/platform.ts";
import { DebugBlock } from "./debug-block.tsx";
import { OutsideSignIn } from "./outside-sign-in.tsx";
import { SignInOptions } from "./sign-in-options.tsx";
import { signInReason } from "./sign-in-reason.ts";
import { useArrival } from "./use-arrival.ts";
import { usePrepared } from "./use-prepared.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in of the shell: on the page, or outside of it. */
export function SignInScreen() {
  const { signIn } = usePlatform();
  return signIn ? <OutsideSignIn cancel={signIn.cancel} /> : <ProviderSignIn />;
}

/** 'Continue with Google' and 'Continue with Apple'. */
function ProviderSignIn() {
  const account = useAccount();
  const config = usePublicConfig();
  const prepared = usePrepared();
  const { firebase, demo } = config ?? {};
  const signIn = useSignIn({ local: Boolean(firebase?.emulatorUrl) });
  const [tookOffer] = useState(() => comesFromTrial() && isBonusOpen());
  const reason = signInReason(useLocation().state);
  // The offer may have been taken long ago; the page that was asked for is of now.
  const fromTrial = tookOffer && reason === null;
  useArrival();

  const waiting = account.status === "loading" || account.status === "signed-in" || prepared === "loading";
  if (waiting && signIn.provider === null) return <Spinner label="Loading" className="flex-1" />;

  return (
    <div className="flex flex-1 flex-col items-center px-5 pt-[14vh] pb-16">
      <title>Sign in – AI Humanizer</title>
      <div className="flex w-full max-w-sm flex-col items-center gap-3">
        <h1 className="text-balance text-center font-medium font-serif text-2xl tracking-tight">
          {fromTrial ? "Create your free account" : "Sign in to AI Humanizer"}
        </h1>
        <p className="mb-5 text-balance text-center text-md text-muted">
          {fromTrial
            ? `It comes with ${guestTrial.signupBonus} additional free humanizations and keeps your history.`
            : (reason ?? "Your history, plan and usage, wherever you write.")}
        </p>
        {account.status === "failed" && (
          <div
            role="alert"
            className="mb-2 flex w-full items-center gap-3 rounded-md border px-4 py-3 text-sm"
          >
            <p className="flex-1">Your account could not be loaded. {account.error.message}</p>
            <Button variant="outline" size="sm" onClick={account.retry}>
              Try again
            </Button>
          </div>
        )}
        <SignInOptions signIn={signIn} prepared={prepared} />
        {demo && (
          <Button asChild variant="link" size="sm">
            <Link to="/demo-login">Use the demo account</Link>
          </Button>
        )}
        <div className="mt-8 w-full">
          <DebugBlock firebase={firebase ?? null} />
        </div>
      </div>
    </div>
  );
}
