import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ChangeTip } from "./change-tip.tsx";
import type { Change, Segment } from "./segments.ts";

interface Active {
  index: number;
  mark: HTMLElement;
}

/**
 * The output with its changes marked. Pointing at one, or walking to it by the arrow keys (the marks are one
 * tab stop), tells what was there and why it changed.
 */
export function Changes({ segments }: { segments: readonly Segment[] }) {
  const [active, setActive] = useState<Active | null>(null);
  const [tabStop, setTabStop] = useState(segments.findIndex((segment) => segment.kind === "change"));
  const container = useRef<HTMLDivElement>(null);
  const tipId = useId();

  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape") setActive(null);
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const marks = [...(container.current?.querySelectorAll<HTMLElement>("[data-change]") ?? [])];
    const next = marks.findIndex((mark) => mark.matches(":focus")) + by;
    marks[Math.min(marks.length - 1, Math.max(0, next))]?.focus();
  };

  // What was tapped or walked to keeps its reason until the focus moves on.
  const leave = () => setActive((now) => (now?.mark.matches(":focus") ? now : null));

  const activeSegment = active && segments[active.index];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the focusable marks inside
    <div ref={container} onKeyDown={walk} onMouseLeave={leave}>
      {segments.map((segment, index) =>
        segment.kind === "same" ? (
          segment.text
        ) : (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: segments of one rewrite never move
            key={index}
            segment={segment}
            tabStop={index === tabStop}
            describedBy={active?.index === index ? tipId : undefined}
            onActive={(mark) => setActive({ index, mark })}
            onFocus={() => setTabStop(index)}
            onLeave={() => setActive(null)}
          />
        ),
      )}
      {active && activeSegment?.kind === "change" && (
        <ChangeTip
          id={tipId}
          anchor={active.mark}
          removed={activeSegment.removed}
          reason={activeSegment.reason}
        />
      )}
    </div>
  );
}

interface MarkProps {
  segment: Change;
  tabStop: boolean;
  describedBy: string | undefined;
  onActive: (mark: HTMLElement) => void;
  onFocus: () => void;
  onLeave: () => void;
}

function Mark({ segment, tabStop, describedBy, onActive, onFocus, onLeave }: MarkProps) {
  const { added, removed } = segment;
  // Pure removals show what went; it is not selectable, so that copying takes only the new text.
  const [Tag, text, look] =
    added === ""
      ? (["del", removed.trim(), "select-none text-faint line-through"] as const)
      : (["ins", added, "changed-text"] as const);
  return (
    <Tag
      data-change
      // In the tab order because focus shows the reason, as hover does.
      tabIndex={tabStop ? 0 : -1}
      aria-describedby={describedBy}
      className={`${look} cursor-help rounded-sm`}
      onMouseEnter={(event) => onActive(event.currentTarget)}
      onClick={(event) => onActive(event.currentTarget)}
      onFocus={(event) => {
        onFocus();
        onActive(event.currentTarget);
      }}
      onBlur={onLeave}
    >
      {text}
    </Tag>
  );
}
