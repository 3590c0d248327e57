import { requestedPart } from "@/components/requested-part.tsx";
import { usePublicConfig } from "@/lib/use-config.ts";
import { Agreement } from "./agreement.tsx";
import { ProviderButton } from "./provider-button.tsx";
import type { usePrepared } from "./use-prepared.ts";
import type { useSignIn } from "./use-sign-in.ts";

const LocalAccountChooser = requestedPart(() =>
  import("./local-account-chooser.tsx").then((m) => m.LocalAccountChooser),
);

interface SignInOptionsProps {
  signIn: ReturnType<typeof useSignIn>;
  prepared: ReturnType<typeof usePrepared>;
}

/** Both providers' buttons, what their use means, and in local mode the choice of an account. */
export function SignInOptions({ signIn, prepared }: SignInOptionsProps) {
  const firebase = usePublicConfig()?.firebase;
  const unavailable = prepared === "failed" || prepared === "none";
  return (
    <>
      {(["google", "apple"] as const).map((provider) => (
        <ProviderButton
          key={provider}
          provider={provider}
          busy={signIn.provider === provider}
          disabled={prepared !== "ready" || signIn.provider !== null}
          onClick={() => signIn.start(provider)}
        />
      ))}
      {unavailable && (
        <p role="alert" className="text-center text-sm text-warning">
          {prepared === "none"
            ? "Sign-in is not set up on this server."
            : "The sign-in options could not be loaded. Check your connection and reload the page."}
        </p>
      )}
      <Agreement />
      {signIn.choosing && firebase?.emulatorUrl && (
        <LocalAccountChooser
          provider={signIn.choosing}
          emulator={{ emulatorUrl: firebase.emulatorUrl, projectId: firebase.projectId }}
          onChoose={signIn.choose}
          onClose={signIn.cancel}
        />
      )}
    </>
  );
}
