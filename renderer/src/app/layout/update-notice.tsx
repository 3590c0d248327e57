import { RefreshCw } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Notice } from "@/components/notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { Updates } from "@/platform/platform.ts";

/** Offers a newer version of the app; it comes when the user says so. */
export function UpdateNotice({ updates }: { updates: Updates }) {
  const ready = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  const [closed, setClosed] = useState(false);
  if (!ready || closed) return null;
  return (
    <Notice
      icon={RefreshCw}
      title="A new version is ready"
      onClose={() => setClosed(true)}
      closeLabel="Later"
    >
      <Button variant="outline" size="sm" onClick={updates.apply}>
        Reload
      </Button>
    </Notice>
  );
}
