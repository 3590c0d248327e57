import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast-store.ts";
import { usePlatform } from "@/platform/platform.ts";
import { whyNotUploaded } from "@/platform/why-not-uploaded.ts";
import { historyKey } from "./queries.ts";

/** Puts an entry that exists only on this computer into the account's history, where its user wants that. */
export function UploadButton({ id, onDone }: { id: string; onDone: () => void }) {
  const { localHistory } = usePlatform();
  const queries = useQueryClient();
  const upload = useMutation({
    mutationFn: async () => localHistory?.upload(id),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: historyKey });
      toast({ title: "It is in your account now", variant: "success" });
      onDone();
    },
    onError: (error) =>
      toast({
        title: "It could not be uploaded",
        description: whyNotUploaded(error),
        variant: "destructive",
      }),
  });
  if (!localHistory) return null;
  return (
    <Button variant="outline" disabled={upload.isPending} onClick={() => upload.mutate()}>
      Upload to my account
    </Button>
  );
}
