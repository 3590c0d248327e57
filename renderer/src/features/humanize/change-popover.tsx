import { Redo2, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { PopoverContent } from "@/components/ui/popover.tsx";
import type { Change } from "./segments.ts";

interface ChangePopoverProps {
  /** The changes that go together, in the order of the text. */
  changes: readonly Change[];
  putBack: boolean;
  onPress: () => void;
}

/** What changed, why, and the way back or forth. */
export function ChangePopover({ changes, putBack, onPress }: ChangePopoverProps) {
  const reasons = [...new Set(changes.map(({ reason }) => reason))].join("; ");
  const Icon = putBack ? Redo2 : Undo2;
  return (
    <PopoverContent aria-label="Change">
      {changes.map(({ removed, added }, index) => (
        <dl
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of one rewrite never move
          key={index}
          className="mb-3 grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1"
        >
          <Words label="Before" text={removed} look="text-muted" />
          <Words label="After" text={added} look="" />
        </dl>
      ))}
      <p className="text-muted text-sm">{reasons.charAt(0).toUpperCase() + reasons.slice(1)}</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onPress}>
        <Icon aria-hidden className="size-4" strokeWidth={1.5} />
        {putBack ? "Use the change" : "Put back"}
      </Button>
    </PopoverContent>
  );
}

function Words({ label, text, look }: { label: string; text: string; look: string }) {
  return (
    <>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className={`wrap-anywhere min-w-0 font-serif text-md ${look}`}>
        {text.trim() === "" ? (
          <span className="font-sans text-muted text-sm italic">nothing</span>
        ) : (
          text.trim()
        )}
      </dd>
    </>
  );
}
