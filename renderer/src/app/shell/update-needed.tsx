import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

/** In place of the app, where the server no longer understands this version of it. */
export function UpdateNeeded({ state }: { state: ReleaseState }) {
  const { releases, openExternal } = usePlatform();
  const page = state.kind === "failed" ? state.page : null;
  return (
    <main className="flex min-h-dvh flex-col">
      <Message
        title="Update needed"
        text="This version of the app is too old for the server. Your draft and your history are kept."
      >
        <div className="flex gap-3">
          {state.kind === "ready" ? (
            <Button onClick={() => void releases?.install()}>Restart and update</Button>
          ) : (
            <Button
              disabled={state.kind === "checking" || state.kind === "downloading"}
              onClick={() => void releases?.check()}
            >
              {state.kind === "downloading" ? `Fetching, ${state.percent}%` : "Update now"}
            </Button>
          )}
          {page !== null && (
            <Button variant="ghost" onClick={() => openExternal(page)}>
              Download by hand
            </Button>
          )}
        </div>
      </Message>
    </main>
  );
}
