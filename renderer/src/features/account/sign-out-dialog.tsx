import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { counted } from "@/lib/format.ts";
import type { Platform } from "@/platform/platform.ts";
import { whyNotUploaded } from "@/platform/why-not-uploaded.ts";
import { type UploadProgress, uploadTexts } from "./upload-texts.ts";

interface SignOutDialogProps {
  /** How many texts exist only on this computer. */
  count: number;
  localHistory: NonNullable<Platform["localHistory"]>;
  onSignOut: () => Promise<void>;
  onClose: () => void;
}

/** Asks what becomes of the texts that exist only on this computer. */
export function SignOutDialog({ count, localHistory, onSignOut, onClose }: SignOutDialogProps) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  /** Ends the upload that runs, when the dialog closes. */
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), []);
  const upload = useMutation({
    mutationFn: async () => {
      end.current = new AbortController();
      await uploadTexts(localHistory, setProgress, end.current.signal);
      await onSignOut();
    },
    onSettled: () => setProgress(null),
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
            The upload failed. {whyNotUploaded(upload.error)} What was uploaded is in your account.
          </p>
        )}
        {progress && <ProgressLine {...progress} />}
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

function ProgressLine({ done, total, pause }: UploadProgress) {
  return (
    <p className="mt-4 text-muted text-sm tabular-nums">
      {`${done} of ${total} uploaded.`}
      {pause > 0 && ` The server is busy; the upload goes on in ${counted(pause, "second")}.`}
    </p>
  );
}
