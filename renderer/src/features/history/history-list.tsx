import type { HistoryItem } from "@ai-humanizer/shared";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { HistoryRow, rowHeight } from "./history-row.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

interface HistoryListProps {
  entries: readonly HistoryItem[];
  /** Shows the entries of an earlier search, until the present one is answered. */
  dimmed: boolean;
  /** There are more at the server. */
  more: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
  onOpen: (entry: HistoryItem) => void;
  onDelete: (entry: HistoryItem) => void;
}

/** How many rows before the end the next page is fetched. */
const ahead = 10;

/** The entries, of which only those in and near the window are in the page, however many there are. */
export function HistoryList(props: HistoryListProps) {
  const { entries, dimmed, more, loading, failed, onMore, onOpen, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const onFocus = useKeptFocus(list, entries.length);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const nearEnd = (rows.at(-1)?.index ?? 0) >= entries.length - ahead;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once each time the end comes near
  useEffect(() => {
    if (nearEnd && window.scrollY > 0 && more && !loading && !failed) onMore();
  }, [nearEnd, more, loading, failed]);

  // The time of the last change: with the time of each frame, every row would be drawn anew in each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const now = useMemo(() => Date.now(), [entries]);
  return (
    <>
      <ul
        ref={list}
        aria-label="Past humanizations"
        onFocus={onFocus}
        style={{ height: virtualizer.getTotalSize() }}
        className={cn("relative transition-opacity", dimmed && "opacity-50")}
      >
        {rows.map(({ index, key, start }) => {
          const entry = entries[index];
          return (
            entry && (
              <li
                key={key}
                aria-setsize={more ? -1 : entries.length}
                aria-posinset={index + 1}
                style={{ height: rowHeight, transform: `translateY(${start - top}px)` }}
                className="absolute inset-x-0 top-0 border-b"
              >
                <HistoryRow entry={entry} now={now} onOpen={onOpen} onDelete={onDelete} />
              </li>
            )
          );
        })}
      </ul>
      {more && (
        <div className="flex flex-col items-center gap-2 pt-6">
          {failed && <p role="alert">Older entries could not be loaded.</p>}
          <Button variant="outline" disabled={loading} onClick={onMore}>
            {loading ? "Loading..." : failed ? "Try again" : "Load more"}
          </Button>
        </div>
      )}
    </>
  );
}
