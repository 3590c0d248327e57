import { type Audience, type Campaign, promotionalSubject } from "@ai-humanizer/shared/admin";
import { Callout } from "@/components/callout.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { counted, formatDateTime, formatNumber } from "@/lib/format.ts";
import { audienceNames } from "./audience-names.ts";

interface SendQuestionProps {
  audience: Audience;
  recipients: number;
  /** The latest campaigns, newest first. */
  past: readonly Campaign[];
  onSend: () => void;
  onClose: () => void;
}

/** Asks once before a campaign goes out; where the same mail went out before, it says when and to how many. */
export function SendQuestion({ audience, recipients, past, onSend, onClose }: SendQuestionProps) {
  const last = past.find(({ subject, sent }) => subject === promotionalSubject && sent > 0);
  const people = recipients === 1 ? "1 person" : `${formatNumber(recipients)} people`;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Send to ${people}?`}
        description={`“${promotionalSubject}” goes to ${audienceNames[audience]} now. A sent email can't be recalled.`}
      >
        {last && (
          <Callout kind="warning" className="mt-4 text-sm">
            The same email went out on {formatDateTime(last.createdAt)}: {counted(last.sent, "email")} to{" "}
            {audienceNames[last.audience]}. Whoever got it then may get it again.
          </Callout>
        )}
        {/* What comes first has the focus: a second Enter sends nothing. */}
        <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onSend}>Send {counted(recipients, "email")}</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
