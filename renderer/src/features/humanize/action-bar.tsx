import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";

interface ActionBarProps {
  pending: boolean;
  /** Over the word limit. */
  blocked: boolean;
  onClear: () => void;
  onCancel: () => void;
  onRun: () => void;
  /** What stands at the left. */
  children: ReactNode;
}

const shortcut = /Mac|iP(hone|ad)/u.test(navigator.userAgent) ? "⌘ ↵" : "Ctrl ↵";

/** The workspace's buttons; on a phone they stick to the bottom of the window. */
export function ActionBar({ pending, blocked, onClear, onCancel, onRun, children }: ActionBarProps) {
  return (
    <div className="sticky bottom-0 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-t bg-surface px-4 py-3 md:rounded-b-lg md:px-5">
      <div className="flex min-h-5 w-full items-center md:w-auto md:flex-1">{children}</div>
      <kbd aria-hidden className="hidden font-sans text-faint text-xs pointer-fine:md:inline">
        {shortcut}
      </kbd>
      <Button variant="ghost" disabled={pending} onClick={onClear}>
        Clear
      </Button>
      {pending && (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button className="ml-auto min-w-36 flex-1 md:ml-0 md:flex-none" disabled={pending || blocked} onClick={onRun}>
        {pending ? "Processing..." : "Humanize Text"}
      </Button>
    </div>
  );
}
