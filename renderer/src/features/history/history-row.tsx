import type { HistoryItem } from "@ai-humanizer/shared";
import { Trash2 } from "lucide-react";
import { memo } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { preview, relativeTime } from "@/lib/format.ts";
import { entryTitle } from "./entry-title.ts";
import { plainText } from "./plain-text.ts";

/** Pixels; all rows are alike, so that the list need not measure them. */
export const rowHeight = 92;
const previewLength = 100;

interface HistoryRowProps {
  entry: HistoryItem;
  now: number;
  onOpen: (entry: HistoryItem) => void;
  onDelete: (entry: HistoryItem) => void;
}

/** An entry: its title, how long ago, and how the humanized text begins. */
export const HistoryRow = memo(function HistoryRow({ entry, now, onOpen, onDelete }: HistoryRowProps) {
  return (
    <div className="group flex h-full items-center gap-1">
      <button
        type="button"
        onClick={() => onOpen(entry)}
        className="flex h-full min-w-0 flex-1 flex-col justify-center rounded-md px-2 text-left transition-colors hover:bg-surface focus-visible:-outline-offset-2"
      >
        <span className="flex w-full items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-medium">{entryTitle(entry)}</span>{" "}
          {entry.localOnly && <Badge>Only on this computer</Badge>}
          <time dateTime={entry.createdAt} className="shrink-0 text-muted text-xs">
            {relativeTime(entry.createdAt, now)}
          </time>
        </span>{" "}
        <span className="mt-1 line-clamp-2 text-muted text-sm">
          {preview(plainText(entry.humanizedText), previewLength)}
        </span>
      </button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${entry.title}`}
        onClick={() => onDelete(entry)}
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </div>
  );
});
