import { guestTrial } from "@ai-humanizer/shared";
import { lazy, Suspense } from "react";
import { Workspace } from "@/features/humanize/workspace.tsx";
import { toViewer, useAccount } from "@/lib/session/use-account.ts";
import { PageTitle } from "../layout/page-title.tsx";

const DashboardStrip = lazy(() =>
  import("./dashboard-strip.tsx").then((m) => ({ default: m.DashboardStrip })),
);

/** The workspace; for signed-in users with their numbers beside it. */
export function DashboardPage() {
  const account = useAccount();
  const viewer = toViewer(account);
  if (viewer.kind === "guest") {
    return (
      <>
        <PageTitle title="AI Humanizer" note={`${guestTrial.humanizations} free uses, no signup required`} />
        <Workspace key="guest" viewer={viewer} />
      </>
    );
  }
  return (
    <>
      <PageTitle title="AI Humanizer Dashboard" />
      <div className="flex flex-1 flex-col md:[--workspace-below:5.25rem]">
        <Workspace key="user" viewer={viewer} />
        {/* As high as the strip, so that its arrival moves nothing. */}
        <div className="px-4 max-md:py-4 md:order-first md:pt-4 *:md:h-17">
          <Suspense fallback={<div className="h-46" />}>
            {account.status === "signed-in" ? (
              <DashboardStrip profile={account.profile} />
            ) : (
              <div className="h-46" />
            )}
          </Suspense>
        </div>
      </div>
    </>
  );
}
