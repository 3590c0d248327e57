import type { ReactNode } from "react";
import { Popover, PopoverTrigger } from "@/components/ui/popover.tsx";
import type { Change } from "./segments.ts";

interface ChangeMarkProps {
  change: Change;
  putBack: boolean;
  tabStop: boolean;
  describedBy: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pointer or the keyboard came to it. */
  onActive: (mark: HTMLElement) => void;
  onFocus: () => void;
  onLeave: () => void;
  /** Its popover. */
  children: ReactNode;
}

/** A change in the text: a button that tells of it and puts it back. */
export function ChangeMark(props: ChangeMarkProps) {
  const { change, putBack, tabStop, describedBy, open, onOpenChange } = props;
  const { onActive, onFocus, onLeave, children } = props;
  const { role, text, look, absent } = lookOf(change, putBack);
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      {/^\s/u.test(absent) && gap}
      {role === "insertion" && absent !== "" && (
        <>
          <del className={absentLook}>{absent.trim()}</del>
          {startsWord.test(text) && gap}
        </>
      )}
      {/* A role, not an element of its own: whoever puts a change back keeps the focus on it. */}
      <span role={role}>
        <PopoverTrigger asChild>
          {/* biome-ignore lint/a11y/useSemanticElements: a button element does not break over lines, as text has to */}
          <span
            data-change
            role="button"
            tabIndex={tabStop ? 0 : -1}
            aria-describedby={describedBy}
            // The finger gets a higher target than the line, which the padding leaves as it is.
            className={`${look} cursor-pointer rounded-sm bg-clip-content pointer-coarse:py-3`}
            onMouseEnter={(event) => onActive(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              event.currentTarget.click();
            }}
            onFocus={(event) => {
              onFocus();
              if (event.currentTarget.matches(":focus-visible")) onActive(event.currentTarget);
            }}
            onBlur={onLeave}
          >
            {text}
          </span>
        </PopoverTrigger>
      </span>
      {role === "deletion" && /\s$/u.test(absent) && gap}
      {children}
    </Popover>
  );
}

/** Words that are not in the text cannot be selected, so that copying takes only the text. */
const absentLook = "select-none text-muted line-through decoration-faint";

/** Sets such words apart, and lets the line break there. */
const gap = <span className="select-none"> </span>;

const startsWord = /^[\p{L}\p{N}]/u;

/** `text` is what the mark shows, `absent` what it tells of that is not in the text, with its spaces. */
function lookOf({ added, removed }: Change, putBack: boolean) {
  const [now, other] = putBack ? [removed, added] : [added, removed];
  if (now === "") {
    return { role: "deletion", text: other.trim() || "·", look: absentLook, absent: other } as const;
  }
  if (putBack) return { role: undefined, text: now, look: "kept-text", absent: "" } as const;
  return { role: "insertion", text: now, look: "changed-text", absent: other.trim() && other } as const;
}
