import { Download } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button.tsx";

/** The button of the download menu, apart from the menu: it stands there before the menu has loaded. */
export function DownloadTrigger(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="ghost" size="icon" aria-label="Download humanized text" {...props}>
      <Download aria-hidden className="size-4" strokeWidth={1.5} />
    </Button>
  );
}
