import { useEffect, useState } from "react";
import { InstallBanner } from "./install-banner.tsx";
import { InstallFloat } from "./install-float.tsx";
import { InstalledNotice } from "./installed-notice.tsx";
import { rememberInstalled, useInstall, useInstallStore } from "./use-install.ts";

/** How long a visitor is left in peace before the banner comes, in milliseconds. */
const bannerDelay = 3000;
/** How long the app counts as just installed, in milliseconds. */
const justInstalledTime = 6000;
/** Where the bottom right corner belongs to the screen's own button, or nothing may distract. */
const withoutFloat = /^\/(dashboard|auth|firebase-auth|login|demo-login|checkout|payment|admin)/;
/** Pages without a sidebar whose forms or tables reach into the bottom left corner. */
const cornerTaken = /^\/($|quality|admin)/;

/** The prompts that float over a page; `path` is the page's. */
export function InstallPrompts({ path }: { path: string }) {
  const { state, device } = useInstall();
  const { seen, seenBefore } = useInstallStore();
  const due = useDelayed(state === "available" && !seen, bannerDelay);
  const justInstalled = useJustInstalled(state === "installed");

  if (justInstalled) return <InstalledNotice device={device} />;
  if (state !== "available") return null;
  if (!seen) return due ? <InstallBanner cornerTaken={cornerTaken.test(path)} /> : null;
  return seenBefore && !withoutFloat.test(path) ? <InstallFloat /> : null;
}

function useDelayed(on: boolean, delay: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    setDue(false);
    if (!on) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [on, delay]);
  return due;
}

function useJustInstalled(installed: boolean): boolean {
  const [just, setJust] = useState(false);
  useEffect(() => {
    if (!installed) return;
    rememberInstalled();
    setJust(true);
  }, [installed]);
  // Its time passes, whatever the browser offers meanwhile.
  useEffect(() => {
    if (!just) return;
    const timer = setTimeout(() => setJust(false), justInstalledTime);
    return () => clearTimeout(timer);
  }, [just]);
  return just;
}
