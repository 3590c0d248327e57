import { accountExportSchema, type Profile } from "@ai-humanizer/shared";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useApi } from "@/lib/api-client.ts";
import { download } from "@/lib/download.ts";
import { toast } from "@/lib/toast-store.ts";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { SectionCard } from "./section-card.tsx";

/** 'Your Data': take it along, or delete it. */
export function SettingsSection({ profile }: { profile: Profile }) {
  const api = useApi();
  const [deleting, setDeleting] = useState(false);
  const exporting = useMutation({
    mutationFn: () => api.get("/api/account/export", accountExportSchema),
    onSuccess: (all) => {
      const json = new Blob([JSON.stringify(all, null, 2)], { type: "application/json" });
      download("ai-humanizer-data.json", json);
    },
    onError: ({ message }) => toast({ title: "Export failed", description: message, variant: "destructive" }),
  });

  return (
    <SectionCard id="settings" title="Your Data">
      <div className="divide-y">
        <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <div>
            <h3 className="font-medium">Export my data</h3>
            <p className="text-muted text-sm">
              Everything stored about you, with every humanization, as one JSON file.
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            disabled={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {exporting.isPending ? "Exporting..." : "Export"}
          </Button>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
          <div>
            <h3 className="font-medium">Delete my account</h3>
            <p className="text-muted text-sm">Removes your profile, history, usage and sign-in for good.</p>
          </div>
          <Button variant="outline" size="sm" className="text-danger" onClick={() => setDeleting(true)}>
            Delete...
          </Button>
        </div>
      </div>
      {deleting && <DeleteAccountDialog profile={profile} onClose={() => setDeleting(false)} />}
    </SectionCard>
  );
}
