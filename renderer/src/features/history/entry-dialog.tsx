import { countWords, type HistoryItem } from "@ai-humanizer/shared";
import { Trash2 } from "lucide-react";
import { CopyTextButton } from "@/components/copy-text-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { formatDateTime } from "@/lib/format.ts";
import { UploadButton } from "./upload-button.tsx";

interface EntryDialogProps {
  entry: HistoryItem;
  onClose: () => void;
  onDelete: () => void;
}

/** A past humanization in full. */
export function EntryDialog({ entry, onClose, onDelete }: EntryDialogProps) {
  const { title, tone, createdAt, humanizedText, originalText } = entry;
  const words = countWords(humanizedText);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        wide
        title={title}
        description={
          <>
            <span className="capitalize">{tone}</span> · {words.toLocaleString("en-US")}{" "}
            {words === 1 ? "word" : "words"} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
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
        <div className="-mx-6 -mb-6 sticky bottom-[-1.5rem] mt-6 flex justify-between gap-3 rounded-b-xl border-t bg-raised px-6 py-4">
          <Button variant="ghost" onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
            Delete
          </Button>
          <div className="flex gap-3">
            {entry.localOnly && <UploadButton id={entry.id} onDone={onClose} />}
            <CopyTextButton text={humanizedText} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
