import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ChangeMark } from "./change-mark.tsx";
import { ChangePopover } from "./change-popover.tsx";
import { ChangeTip } from "./change-tip.tsx";
import { changesOf, type Segment } from "./segments.ts";

interface Active {
  index: number;
  mark: HTMLElement;
}

interface ChangesProps {
  segments: readonly Segment[];
  /** The units of changes that are put back. */
  back: ReadonlySet<number>;
  /** Puts a unit back, or uses it again. */
  onPress: (unit: number) => void;
  onUndo: () => void;
}

/**
 * The output with its changes marked. Pointing at one, or walking to it by the arrow keys (the marks are one
 * tab stop), tells what was there and why it changed; pressing it offers to put it back.
 */
export function Changes({ segments, back, onPress, onUndo }: ChangesProps) {
  const [active, setActive] = useState<Active | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [tabStop, setTabStop] = useState(segments.findIndex((segment) => segment.kind === "change"));
  const container = useRef<HTMLDivElement>(null);
  const tipId = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    // What is pressed in the popover bubbles here too.
    if (!(event.target instanceof Node && container.current?.contains(event.target))) return;
    if (event.key === "Escape") setActive(null);
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault();
      onUndo();
    }
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const marks = [...container.current.querySelectorAll<HTMLElement>("[data-change]")];
    const next = marks.findIndex((mark) => mark.matches(":focus")) + by;
    marks[Math.min(marks.length - 1, Math.max(0, next))]?.focus();
  };

  // What was walked to keeps its reason until the focus moves on.
  const leave = () => setActive((now) => (now?.mark.matches(":focus-visible") ? now : null));

  const activeSegment = active && open === null && segments[active.index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the focusable marks inside
    <div ref={container} onKeyDown={onKeyDown} onMouseLeave={leave}>
      {segments.map((segment, index) =>
        segment.kind === "same" ? (
          segment.text
        ) : (
          <ChangeMark
            // biome-ignore lint/suspicious/noArrayIndexKey: segments of one rewrite never move
            key={index}
            change={segment}
            putBack={back.has(segment.unit)}
            tabStop={index === tabStop}
            describedBy={active?.index === index && open === null ? tipId : undefined}
            open={open === index}
            onOpenChange={(opening) => {
              setActive(null);
              setOpen(opening ? index : null);
            }}
            onActive={(mark) => setActive({ index, mark })}
            onFocus={() => setTabStop(index)}
            onLeave={() => setActive(null)}
          >
            {open === index && (
              <ChangePopover
                changes={changesOf(segments).filter(({ unit }) => unit === segment.unit)}
                putBack={back.has(segment.unit)}
                onPress={() => {
                  setOpen(null);
                  onPress(segment.unit);
                }}
              />
            )}
          </ChangeMark>
        ),
      )}
      {active && activeSegment && activeSegment.kind === "change" && (
        <ChangeTip
          id={tipId}
          anchor={active.mark}
          gone={back.has(activeSegment.unit) ? activeSegment.added : activeSegment.removed}
          reason={back.has(activeSegment.unit) ? "Put back" : activeSegment.reason}
        />
      )}
    </div>
  );
}
