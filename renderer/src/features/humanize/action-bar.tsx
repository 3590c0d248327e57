import { SkipForward, Square } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { isMac } from "@/lib/is-mac.ts";

interface ActionBarProps {
  pending: boolean;
  /** The answer is here: what can be cut short is only the wait for the checks. */
  answered: boolean;
  /** Over the word limit. */
  blocked: boolean;
  /** On a page of its own the bar sticks to the bottom of a phone's window. */
  frame: "page" | "card";
  /** Another button leads the view. */
  quiet: boolean;
  onClear: () => void;
  onCancel: () => void;
  onRun: () => void;
  /** The button that copies the result, where the pane's own is out of reach. */
  copy: ReactNode;
  /** What stands at the left. */
  children: ReactNode;
}

const shortcut = isMac ? "⌘ ↵" : "Ctrl ↵";

/** The workspace's buttons. */
export function ActionBar(props: ActionBarProps) {
  const { pending, answered, blocked, frame, quiet, copy, onClear, onCancel, onRun, children } = props;
  return (
    <div
      data-bottom-bar={frame === "page" ? "" : undefined}
      className={cn(
        "flex flex-col gap-x-3 gap-y-2 border-t bg-surface px-5 py-3 md:flex-row md:items-center md:rounded-b-lg",
        frame === "page" && "sticky bottom-0 z-10",
      )}
    >
      <div className="flex min-h-9 items-center justify-between gap-3 md:flex-1 pointer-coarse:min-h-10">
        <div className="min-w-0">{children}</div>
        {pending ? (
          <Button variant="outline" onClick={onCancel}>
            {answered ? (
              <SkipForward aria-hidden className="size-3 fill-current" />
            ) : (
              <Square aria-hidden className="size-3 fill-current" />
            )}
            {answered ? "Skip the wait" : "Stop"}
          </Button>
        ) : (
          <>
            {copy}
            <kbd aria-hidden className="hidden font-sans text-faint text-xs pointer-fine:md:inline">
              {shortcut}
            </kbd>
          </>
        )}
      </div>
      <div className="flex gap-3">
        <Button variant="ghost" disabled={pending} onClick={onClear}>
          Clear
        </Button>
        <Button
          variant={quiet ? "outline" : "default"}
          className="min-w-36 flex-1 md:flex-none"
          disabled={pending || blocked}
          onClick={onRun}
        >
          {pending ? "Processing..." : "Humanize Text"}
        </Button>
      </div>
    </div>
  );
}
