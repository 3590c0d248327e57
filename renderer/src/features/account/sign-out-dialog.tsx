import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import type { Platform } from "@/platform/platform.ts";

interface SignOutDialogProps {
  /** How many texts exist only on this computer. */
  count: number;
  localHistory: NonNullable<Platform["localHistory"]>;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks what becomes of the texts that exist only on this computer. */
export function SignOutDialog({ count, localHistory, onSignOut, onClose }: SignOutDialogProps) {
  const upload = useMutation({
    mutationFn: async () => {
      // Asked for anew: a try that failed may have uploaded some.
      for (const id of await localHistory.ids()) await localHistory.upload(id);
      await onSignOut();
    },
  });
  const [title, them] =
    count === 1
      ? ["One text exists only on this computer", "it"]
      : [`${count} texts exist only on this computer`, "them"];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={`You humanized ${them} without a connection. Signing out deletes ${them}; to keep ${them}, upload ${them} to your account first.`}
      >
        {upload.error && (
          <p role="alert" className="mt-4 text-danger text-sm">
            The upload failed. Check your connection and try again.
          </p>
        )}
        <div className="mt-6 flex flex-col gap-2">
          <Button disabled={upload.isPending} onClick={() => upload.mutate()}>
            {upload.isPending ? "Uploading..." : "Upload and sign out"}
          </Button>
          <Button variant="destructive" disabled={upload.isPending} onClick={() => void onSignOut()}>
            Delete and sign out
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Stay signed in
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
