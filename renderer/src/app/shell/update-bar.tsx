import { Button } from "@/components/ui/button.tsx";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

/** Tells of a new version at the foot of the window; nothing where there is none. */
export function UpdateBar({ state }: { state: ReleaseState }) {
  const { releases, openExternal } = usePlatform();
  if (state.kind === "none" || state.kind === "checking") return null;
  return (
    <aside
      aria-label="Update"
      className="fixed right-4 bottom-4 z-40 flex max-w-sm items-center gap-3 rounded-lg border bg-overlay px-4 py-3 text-sm"
    >
      {state.kind === "available" && <p>Version {state.version} is being fetched.</p>}
      {state.kind === "downloading" && (
        <p>
          Version {state.version}: <span className="tabular-nums">{state.percent}%</span>
        </p>
      )}
      {state.kind === "ready" && (
        <>
          <div>
            <p>Version {state.version} is installed when you quit.</p>
            {state.notes && <p className="mt-1 line-clamp-3 whitespace-pre-line text-muted">{state.notes}</p>}
          </div>
          <Button size="sm" variant="outline" onClick={() => void releases?.install()}>
            Restart now
          </Button>
        </>
      )}
      {state.kind === "failed" && (
        <>
          <p>The update could not be fetched.</p>
          <Button size="sm" variant="outline" onClick={() => openExternal(state.page)}>
            Download it
          </Button>
        </>
      )}
    </aside>
  );
}
