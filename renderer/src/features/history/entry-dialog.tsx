import { countWords, type HistoryItem } from "@ai-humanizer/shared";
import { Download, PenLine, Trash2 } from "lucide-react";
import { CopyTextButton } from "@/components/copy-text-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { saveText } from "@/lib/files/save-text.ts";
import { counted, formatDateTime } from "@/lib/format.ts";
import { entryTitle } from "./entry-title.ts";
import { UploadButton } from "./upload-button.tsx";

interface EntryDialogProps {
  entry: HistoryItem;
  onClose: () => void;
  /** It is to be worked on again. */
  onReuse: () => void;
  onDelete: () => void;
}

/** A past humanization in full. */
export function EntryDialog({ entry, onClose, onReuse, onDelete }: EntryDialogProps) {
  const { tone, createdAt, humanizedText, originalText } = entry;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        wide
        title={entryTitle(entry)}
        description={
          <>
            <span className="capitalize">{tone}</span> · {counted(countWords(humanizedText), "word")} ·{" "}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </>
        }
      >
        <section aria-labelledby="entry-humanized" className="mt-5">
          <h3 id="entry-humanized" className="mb-2 font-medium text-muted text-sm">
            Humanized
          </h3>
          <p className="max-w-[70ch] whitespace-pre-wrap break-words font-serif text-lg leading-[1.6]">
            {humanizedText}
          </p>
        </section>
        <section aria-labelledby="entry-original" className="mt-6 border-t pt-4">
          <h3 id="entry-original" className="mb-2 font-medium text-muted text-sm">
            Original
          </h3>
          <p className="max-w-[75ch] whitespace-pre-wrap break-words text-muted">{originalText}</p>
        </section>
        {/* What comes first has the focus: a second Enter copies, and does not delete. */}
        <div className="-mx-6 -mb-6 sticky bottom-[-1.5rem] mt-6 flex flex-wrap justify-between gap-3 rounded-b-xl border-t bg-raised px-6 py-4 sm:flex-row-reverse">
          <div className="flex flex-row-reverse flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            <CopyTextButton text={humanizedText} />
            <Button variant="outline" onClick={onReuse}>
              <PenLine aria-hidden className="size-4" strokeWidth={1.5} />
              Open in the workspace
            </Button>
            {entry.localOnly && <UploadButton id={entry.id} onDone={onClose} />}
          </div>
          <div className="-ml-4 flex flex-row-reverse gap-1">
            <Button variant="ghost" onClick={() => void saveText(humanizedText, "txt")}>
              <Download aria-hidden className="size-4" strokeWidth={1.5} />
              Download
            </Button>
            <Button variant="ghost" onClick={onDelete}>
              <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
              Delete
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
