import { CopyTextButton } from "@/components/copy-text-button.tsx";
import { Message } from "@/components/message.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { type ReleaseState, usePlatform } from "@/platform/platform.ts";

/** In place of the app, where the server no longer understands this version of it. */
export function UpdateNeeded({ state }: { state: ReleaseState }) {
  const { openExternal } = usePlatform();
  const draft = useDraft(({ text }) => text);
  return (
    <main className="flex min-h-dvh flex-col">
      <Message
        title="Update needed"
        text="This version of the app is too old for the server. Your draft and your history are kept."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <UpdateButton state={state} />
          {state.kind === "failed" && (
            <Button variant="outline" onClick={() => openExternal(state.page)}>
              Download it
            </Button>
          )}
          {draft.trim() !== "" && <CopyTextButton text={draft} label="Copy my draft" variant="ghost" />}
        </div>
        <p role="status" className="mt-6 min-h-5 text-muted text-sm">
          {noteOn(state)}
        </p>
      </Message>
    </main>
  );
}

function UpdateButton({ state }: { state: ReleaseState }) {
  const { releases } = usePlatform();
  switch (state.kind) {
    case "ready":
      return <Button onClick={() => void releases?.install()}>Restart and update</Button>;
    case "checking":
    case "available":
      return <Button disabled>Fetching...</Button>;
    case "downloading":
      return <Button disabled>{`Fetching, ${state.percent}%`}</Button>;
    case "none":
      return <Button onClick={() => void releases?.check()}>Update now</Button>;
    case "failed":
    case "newest":
      return <Button onClick={() => void releases?.check()}>Try again</Button>;
  }
}

function noteOn(state: ReleaseState): string | null {
  if (state.kind === "failed") return "The update could not be fetched.";
  if (state.kind === "newest") return "The new version is not there yet. Please try again in a while.";
  if (state.kind === "ready") return `Version ${state.version} is ready.`;
  return null;
}
