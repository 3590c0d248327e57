import { messageSchema, type Profile, plans } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/input.tsx";
import { ApiError, useApi } from "@/lib/api-client.ts";
import { useSession } from "@/lib/session/session.ts";
import { toast } from "@/lib/toast-store.ts";

interface DeleteAccountDialogProps {
  profile: Profile;
  onClose: () => void;
}

/** Asks once, naming the loss, and has the e-mail typed. */
export function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const { email, plan } = profile;
  const api = useApi();
  const session = useSession();
  const [confirm, setConfirm] = useState("");
  const confirmed = confirm.trim().toLowerCase() === email.toLowerCase();
  const deletion = useMutation({
    mutationFn: () => api.delete("/api/account", { confirm: confirm.trim() }, messageSchema),
    onSuccess: async ({ message }) => {
      await session.signOut();
      toast({ title: "Account deleted", description: message });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button is the form's only one, so while it is disabled Enter submits nothing either.
    deletion.mutate();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Delete your account?"
        description={`You lose your profile, every text in your history, your usage and your sign-in${
          plan === "free" ? "" : `, and your ${plans[plan].name} plan ends at once`
        }. None of it can be recovered.`}
      >
        <form onSubmit={submit} className="mt-5 flex flex-col gap-4">
          <Field
            label={`Type ${email} to confirm`}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
          {deletion.error && (
            <p role="alert" className="text-danger text-sm">
              {describe(deletion.error)}
            </p>
          )}
          <div className="flex flex-col gap-2 sm:flex-row-reverse">
            <Button type="submit" variant="destructive" disabled={!confirmed || deletion.isPending}>
              {deletion.isPending ? "Deleting..." : "Delete my account"}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              Keep my account
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function describe(error: Error): string {
  if (error instanceof ApiError && error.code === "recent_sign_in_required")
    return "For your security, this needs a fresh sign-in. Sign out, sign in again, then delete the account.";
  return error.message || "The account could not be deleted";
}
