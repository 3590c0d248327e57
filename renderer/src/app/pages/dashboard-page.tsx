import { Workspace } from "@/features/humanize/workspace.tsx";
import { guestOffer, useGuestSession } from "@/lib/guest-session.ts";
import { optionalPart } from "@/lib/optional-part.tsx";
import { toViewer, useAccount } from "@/lib/session/use-account.ts";
import { useInstallState } from "@/platform/use-install-state.ts";
import { PageTitle } from "../layout/page-title.tsx";

const InstallPromo = optionalPart(() =>
  import("@/features/install/install-promo.tsx").then((m) => m.InstallPromo),
);
const load = () => import("./dashboard-strip.tsx");
const DashboardStrip = optionalPart(() => load().then((m) => m.DashboardStrip));
const UsesLeft = optionalPart(() => load().then((m) => m.UsesLeft));

/** The workspace; for signed-in users with their numbers beside it. */
export function DashboardPage() {
  const account = useAccount();
  const untried = useGuestSession(({ session }) => session.usageCount === 0);
  const viewer = toViewer(account);
  if (viewer.kind === "guest") {
    return (
      <>
        {/* The offer; once it is taken, the workspace counts what is left of it. */}
        <PageTitle title="AI Humanizer" note={untried ? guestOffer : ""} />
        <Workspace key="guest" viewer={viewer} />
        <Promo />
      </>
    );
  }
  const profile = account.status === "signed-in" ? account.profile : null;
  return (
    <>
      <PageTitle title="AI Humanizer Dashboard" />
      <div className="flex flex-1 flex-col md:[--workspace-below:5.25rem]">
        {/* As high as the strip, so that its arrival moves nothing; on a phone the text comes first. */}
        <div className="min-h-46 max-md:order-last max-md:p-4 md:h-21 md:min-h-0 md:px-4 md:pt-4">
          <DashboardStrip account={account} />
        </div>
        <Workspace key="user" viewer={viewer} usesLeft={profile && <UsesLeft profile={profile} />} />
      </div>
      <Promo />
    </>
  );
}

/** Most visits have no use for it, so its code waits. */
function Promo() {
  return useInstallState() === "available" && <InstallPromo />;
}
