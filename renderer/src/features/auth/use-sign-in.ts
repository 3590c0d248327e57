import { useState } from "react";
import type { LocalAccount, ProviderName } from "@/lib/identity/identity.ts";
import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";
import { cancelled, signInErrorToast } from "./sign-in-error.ts";

/** The sign-in that is under way, if any; failures are told by toast. `local`: an account is chosen here first. */
export function useSignIn({ local }: { local: boolean }) {
  const session = useSession();
  const [provider, setProvider] = useState<ProviderName | null>(null);
  const [choosing, setChoosing] = useState(false);

  async function finish(name: ProviderName, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      console.error(error);
      toast(signInErrorToast(name, error));
      setProvider(null);
    }
  }

  return {
    provider,
    choosing: choosing ? provider : null,
    start: (name: ProviderName) => {
      setProvider(name);
      if (local) setChoosing(true);
      else void finish(name, session.signIn(name));
    },
    choose: (account: LocalAccount) => {
      setChoosing(false);
      if (provider) void finish(provider, session.signInLocally(provider, account));
    },
    cancel: () => {
      setChoosing(false);
      setProvider(null);
      if (provider) toast(signInErrorToast(provider, new Error(cancelled)));
    },
  };
}
