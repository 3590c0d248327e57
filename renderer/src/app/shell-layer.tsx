import { useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { optionalPart } from "@/lib/optional-part.tsx";
import { usePlatform } from "@/platform/platform.ts";
import { useInstallState } from "@/platform/use-install-state.ts";

const InstallPrompts = optionalPart(() =>
  import("@/features/install/install-prompts.tsx").then((m) => m.InstallPrompts),
);
const UpdateNotice = optionalPart(() => import("./layout/update-notice.tsx").then((m) => m.UpdateNotice));

const nothing = () => () => {};

/** What the shell has to say over any page: that the app can be installed, or that a newer one is ready. */
export function ShellLayer() {
  const { updates } = usePlatform();
  const { pathname } = useLocation();
  const installable = useInstallState() !== "unavailable";
  const updatable = useSyncExternalStore(updates?.subscribe ?? nothing, () => updates?.isReady() ?? false);
  return (
    <>
      {installable && <InstallPrompts path={pathname} />}
      {updates && updatable && <UpdateNotice updates={updates} />}
    </>
  );
}
