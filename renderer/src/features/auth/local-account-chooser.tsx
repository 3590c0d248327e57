import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Avatar } from "@/components/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/input.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { LocalAccount, ProviderName } from "@/lib/identity/identity.ts";
import { listLocalAccounts, newLocalAccount } from "./local-accounts.ts";
import { providerLabels } from "./provider-labels.ts";

interface LocalAccountChooserProps {
  provider: ProviderName;
  emulator: { emulatorUrl: string; projectId: string };
  onChoose: (account: LocalAccount) => void;
  onClose: () => void;
}

/** In local mode, in place of a provider's window: an account that was used before, or a new one. */
export function LocalAccountChooser({ provider, emulator, onChoose, onClose }: LocalAccountChooserProps) {
  const { data: accounts, isPending } = useQuery({
    queryKey: ["local-accounts", provider],
    queryFn: () => listLocalAccounts(emulator, provider),
    gcTime: 0,
  });
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");

  const create = (event: FormEvent) => {
    event.preventDefault();
    onChoose(newLocalAccount(provider, email, name));
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Choose a local account"
        description={`${providerLabels[provider]} is simulated in local mode. Accounts exist only on this machine.`}
      >
        {isPending && <Spinner label="Reading the local accounts" className="mt-5 h-14" />}
        {accounts && accounts.length > 0 && (
          <ul className="-mx-2 mt-4 flex max-h-64 flex-col overflow-y-auto">
            {accounts.map((account) => (
              <li key={account.subject}>
                <button
                  type="button"
                  onClick={() => onChoose(account)}
                  className="flex w-full items-center gap-3 rounded-md px-2 py-2 text-left transition-colors hover:bg-overlay"
                >
                  <Avatar name={account.name} />
                  <span className="min-w-0">
                    <span className="block truncate font-medium">{account.name}</span>
                    <span className="block truncate text-muted text-sm">{account.email}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={create} className="mt-4 flex flex-col gap-4 border-t pt-4">
          <h3 className="font-medium">New account</h3>
          <Field
            label="Email"
            type="email"
            required
            autoComplete="off"
            placeholder="maya@example.com"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            label="Name"
            autoComplete="off"
            placeholder="Maya Ortiz"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" size="lg">
            Create and sign in
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
