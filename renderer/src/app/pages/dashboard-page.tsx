import { guestTrial } from "@ai-humanizer/shared";
import { Workspace } from "@/features/humanize/workspace.tsx";
import { PageTitle } from "../layout/page-title.tsx";

/** The workspace, for guests. */
export function DashboardPage() {
  return (
    <>
      <PageTitle title="AI Humanizer" note={`${guestTrial.humanizations} free uses, no signup required`} />
      <Workspace viewer={{ kind: "guest" }} />
    </>
  );
}
