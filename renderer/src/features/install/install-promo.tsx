import { X } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { installTexts } from "./install-texts.ts";
import { useInstall, useInstallStore } from "./use-install.ts";

/** A card in the page's flow that offers the app to those who closed the banner on an earlier visit. */
export function InstallPromo() {
  const { state, device, busy, install } = useInstall();
  const { seenBefore, promoClosed, closePromo } = useInstallStore();
  if (state !== "available" || !seenBefore || promoClosed) return null;
  const texts = installTexts[device];
  return (
    <section
      aria-label={texts.promo}
      className="mx-4 my-3 flex animate-fade-in items-center gap-x-4 gap-y-2 rounded-lg border bg-surface py-2 pr-2 pl-5"
    >
      <div className="min-w-0 flex-1 py-1">
        <h2 className="font-medium">{texts.promo}</h2>
        <p className="text-muted text-sm max-md:hidden">
          Install the app: one click away, in a window of its own.
        </p>
      </div>
      <Button variant="outline" size="sm" disabled={busy} onClick={install}>
        {busy ? "Installing..." : texts.install}
      </Button>
      <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={closePromo}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </section>
  );
}
