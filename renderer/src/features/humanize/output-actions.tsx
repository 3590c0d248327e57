import { Square, SquareCheck } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { optionalPart } from "@/lib/optional-part.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DownloadTrigger } from "./download-trigger.tsx";
import { useDraft } from "./draft-store.ts";

const DownloadMenu = optionalPart(() => import("./download-menu.tsx").then((m) => m.DownloadMenu));

interface OutputActionsProps {
  /** "" where there is none. */
  text: string;
  /** Whether there are changes to show. */
  changed: boolean;
  /** Whether copying is what the view is about now. */
  leads: boolean;
}

/** The buttons of the output pane. */
export function OutputActions({ text, changed, leads }: OutputActionsProps) {
  const showChanges = useDraft((draft) => draft.showChanges);
  const setShowChanges = useDraft((draft) => draft.setShowChanges);
  const Box = showChanges ? SquareCheck : Square;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={showChanges}
        disabled={!changed}
        className="max-[22rem]:px-1.5 aria-pressed:not-disabled:text-foreground"
        onClick={() => setShowChanges(!showChanges)}
      >
        <Box aria-hidden className="size-4" strokeWidth={1.5} />
        Show changes
      </Button>
      {text === "" ? (
        <DownloadTrigger disabled />
      ) : (
        <DownloadMenu text={text} fallback={<DownloadTrigger disabled />} />
      )}
      <CopyButton
        text={text}
        name="Copy humanized text"
        labelled
        variant={leads ? "default" : "secondary"}
        className="mr-2 max-md:hidden"
      />
    </>
  );
}
