import { X } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Mark } from "@/components/wordmark.tsx";
import { cn } from "@/lib/cn.ts";
import { installTexts } from "./install-texts.ts";
import { useInstall, useInstallStore } from "./use-install.ts";

interface InstallBannerProps {
  /** The page has no sidebar, so that its corner may hold a form or a table. */
  cornerTaken: boolean;
}

/**
 * Offers the app, once, at the bottom: on a phone above the workspace's buttons, or where there are none in a place of
 * its own below the page, to which it floats; on a computer in the corner where the sidebar is empty, or below the page
 * where the corner is taken.
 */
export function InstallBanner({ cornerTaken }: InstallBannerProps) {
  const { device, busy, install } = useInstall();
  const answer = useInstallStore((store) => store.answer);
  const texts = installTexts[device];
  return (
    <section
      aria-label={texts.banner}
      className={cn(
        "sticky bottom-3 z-40 m-3 flex animate-rise-in items-center gap-x-3 gap-y-2 rounded-lg border border-line-strong bg-overlay py-2 pr-2 pl-4 shadow-float over-bar:fixed over-bar:inset-x-0 over-bar:bottom-31 md:w-52 md:flex-wrap md:p-3",
        cornerTaken ? "md:static md:m-4" : "md:fixed md:bottom-4 md:left-4 md:m-0",
      )}
    >
      <Mark className="size-5 shrink-0 md:hidden" />
      <p className="min-w-0 flex-1 font-medium text-sm">{texts.banner}</p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        className="max-md:order-last md:-my-1 md:-mr-1"
        onClick={answer}
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
      <Button variant="outline" size="sm" className="md:w-full" disabled={busy} onClick={install}>
        {busy ? "Installing..." : texts.install}
      </Button>
    </section>
  );
}
