import { CircleCheck, Download, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Notice } from "@/components/notice.tsx";
import { Button } from "@/components/ui/button.tsx";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

/** Tells how it stands with a new version of the shell, until that is closed; nothing where there is none. */
export function ReleaseNotice({ state }: { state: ReleaseState }) {
  const { releases, openExternal } = usePlatform();
  const [closed, setClosed] = useState<ReleaseState["kind"] | null>(null);
  if (state.kind === "none" || state.kind === "checking") {
    // What the next look finds is news again.
    if (closed !== null) setClosed(null);
    return null;
  }
  if (state.kind === closed) return null;
  const onClose = () => setClosed(state.kind);

  switch (state.kind) {
    case "available":
      return <Notice icon={Download} title={`Fetching version ${state.version}`} onClose={onClose} />;
    case "downloading":
      return (
        <Notice icon={Download} title={`Fetching version ${state.version}`} onClose={onClose}>
          {/* Read aloud, every step would be too much. */}
          <span aria-hidden className="text-muted text-sm tabular-nums">
            {state.percent}%
          </span>
        </Notice>
      );
    case "ready":
      return (
        <Notice
          icon={Download}
          title={`Version ${state.version} is ready`}
          detail={
            <>
              <p>It is installed when you quit.</p>
              {state.notes && <p className="mt-1 line-clamp-3 whitespace-pre-line">{state.notes}</p>}
            </>
          }
          onClose={onClose}
          closeLabel="Later"
        >
          <Button size="sm" variant="outline" onClick={() => void releases?.install()}>
            Restart now
          </Button>
        </Notice>
      );
    case "failed":
      return (
        <Notice
          icon={TriangleAlert}
          title="The update could not be fetched"
          detail="The app goes on as it is. You can also download it by hand."
          onClose={onClose}
        >
          <Button size="sm" variant="outline" onClick={() => openExternal(state.page)}>
            Download it
          </Button>
        </Notice>
      );
    case "newest":
      return (
        <Notice
          icon={CircleCheck}
          tone="success"
          title="This is the newest version"
          detail={releases && `Version ${releases.version}`}
          onClose={onClose}
        />
      );
  }
}
