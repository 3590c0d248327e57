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
 * Offers the app, once, at the bottom: above the workspace's buttons on a phone, in the corner where the sidebar is empty
 * on a computer; everywhere else it floats over the page, to a place of its own below it, so that it covers nothing for
 * good.
 */
export function InstallBanner({ cornerTaken }: InstallBannerProps) {
  const { device, busy, install } = useInstall();
  const answer = useInstallStore((store) => store.answer);
  const texts = installTexts[device];
  return (
    <section
      aria-label={texts.banner}
      className={cn(
        "sticky bottom-3 z-40 m-3 flex animate-rise-in items-center gap-x-3 gap-y-2 rounded-lg border border-line-strong bg-overlay py-2 pr-2 pl-4 shadow-float over-bar:fixed over-bar:inset-x-0 over-bar:bottom-31",
        cornerTaken
          ? "md:mx-auto md:w-fit"
          : "md:fixed md:bottom-4 md:left-4 md:m-0 md:w-52 md:flex-wrap md:p-3",
      )}
    >
      <Mark className={cn("size-5 shrink-0", !cornerTaken && "md:hidden")} />
      <p className="min-w-0 flex-1 font-medium text-sm">{texts.banner}</p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        className={cn("max-md:order-last", cornerTaken ? "order-last" : "md:-my-1 md:-mr-1")}
        onClick={answer}
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
      <Button
        variant="outline"
        size="sm"
        className={cornerTaken ? undefined : "md:w-full"}
        disabled={busy}
        onClick={install}
      >
        {busy ? "Installing..." : texts.install}
      </Button>
    </section>
  );
}
