import type { Mode } from "@ai-humanizer/shared";
import { useState } from "react";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { SegmentedControl } from "@/components/ui/segmented-control.tsx";
import { demoCopy } from "@/content/landing.ts";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { Workspace } from "@/features/humanize/workspace.tsx";
import { optionalPart } from "@/lib/optional-part.tsx";
import { toViewer, useAccount } from "@/lib/session/use-account.ts";
import type { Platform } from "@/platform/platform.ts";
import { AppProviders } from "../providers.tsx";
import { DocumentRouter } from "./document-router.tsx";

export { handOver } from "./hand-over.ts";

const UsesLeft = optionalPart(() => import("@/features/account/uses-left.tsx").then((m) => m.UsesLeft));

/** The real humanizer on the landing page, with the choice of its mode. */
export function LiveDemo({ platform }: { platform: Platform }) {
  return (
    <AppProviders platform={platform}>
      <DocumentRouter path="/">
        <ErrorBoundary>
          <Demo />
        </ErrorBoundary>
      </DocumentRouter>
    </AppProviders>
  );
}

/** Takes over what was typed before the demo was here. */
export function keepTyped(text: string): void {
  if (text !== "") useDraft.getState().setText(text);
}

function Demo() {
  const [mode, setMode] = useState<Mode>("standard");
  const account = useAccount();
  const viewer = toViewer(account);
  return (
    <Workspace
      key={viewer.kind}
      viewer={viewer}
      frame="card"
      mode={mode}
      toolbar={
        <SegmentedControl
          label={demoCopy.modeLabel}
          options={demoCopy.modes}
          value={mode}
          onChange={setMode}
        />
      }
      usesLeft={account.status === "signed-in" && <UsesLeft profile={account.profile} />}
    />
  );
}
