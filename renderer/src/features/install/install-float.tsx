import { Download } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { installTexts } from "./install-texts.ts";
import { useInstall } from "./use-install.ts";

/** The quiet way to the app for those who closed the banner, bottom right. */
export function InstallFloat() {
  const { device, busy, install } = useInstall();
  const texts = installTexts[device];
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      className="fixed right-4 bottom-4 z-40 animate-fade-in bg-overlay shadow-float hover:bg-raised"
      onClick={install}
    >
      <Download aria-hidden className="size-4 text-muted" strokeWidth={1.5} />
      {busy ? "Installing..." : texts.float}
    </Button>
  );
}
