import { isOlder } from "@ai-humanizer/shared";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePublicConfig } from "@/lib/use-config.ts";
import { usePlatform } from "@/platform/platform.ts";
import { ReleaseNotice } from "./release-notice.tsx";
import { UpdateNeeded } from "./update-needed.tsx";
import { useUpdateState } from "./use-update-state.ts";

/** What an installed shell adds around the app: new versions, and the screens that its menus ask for. */
export function ShellParts({ children }: { children: ReactNode }) {
  const { releases, onNavigate } = usePlatform();
  const navigate = useNavigate();
  const state = useUpdateState();
  const needed = usePublicConfig()?.minDesktopVersion;
  useEffect(() => onNavigate?.((path) => navigate(path)), [onNavigate, navigate]);

  if (releases && needed !== undefined && isOlder(releases.version, needed)) {
    return <UpdateNeeded state={state} />;
  }
  return (
    <>
      {children}
      <ReleaseNotice state={state} />
    </>
  );
}
