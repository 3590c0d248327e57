import { useLayoutEffect, useRef, useState } from "react";

interface ChangeTipProps {
  id: string;
  /** The marked change that it explains. */
  anchor: HTMLElement;
  /** The words that are not in the text. */
  gone: string;
  reason: string;
}

const gap = 8;

/** What the words stand in place of and why, floating by the mark and kept inside the window. */
export function ChangeTip({ id, anchor, gone, reason }: ChangeTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  useLayoutEffect(() => {
    // The first line box: a change may run over several lines.
    const line = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
    const box = tip.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.max(gap, Math.min(line.left, document.documentElement.clientWidth - box.width - gap));
    const above = line.top - box.height - gap;
    setPlace({ left, top: above >= gap ? above : line.bottom + gap });
  }, [anchor]);

  return (
    <div
      ref={tip}
      id={id}
      role="tooltip"
      style={place ?? { visibility: "hidden", left: 0, top: 0 }}
      className="pointer-events-none fixed z-50 w-max max-w-xs rounded-lg border border-line-strong bg-overlay px-3 py-2 font-sans text-sm leading-5 whitespace-normal shadow-float"
    >
      {gone.trim() !== "" && <p className="text-muted line-through">{shorten(gone.trim())}</p>}
      <p>{reason.charAt(0).toUpperCase() + reason.slice(1)}</p>
    </div>
  );
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
