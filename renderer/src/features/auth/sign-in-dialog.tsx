import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { usePublicConfig } from "@/lib/use-config.ts";
import { SignInOptions } from "./sign-in-options.tsx";
import { usePrepared } from "./use-prepared.ts";
import { useSignIn } from "./use-sign-in.ts";

/** The sign-in in a dialog, where a plan is chosen. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const config = usePublicConfig();
  const prepared = usePrepared();
  const signIn = useSignIn({ local: Boolean(config?.firebase?.emulatorUrl) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Sign in to continue"
        description="Your plan belongs to your account. Sign in, then choose it."
      >
        <div className="mt-6 flex flex-col gap-3">
          <SignInOptions signIn={signIn} prepared={prepared} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
