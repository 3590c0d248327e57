import { Button } from "@/components/ui/button.tsx";
import { counted, formatNumber } from "@/lib/format.ts";

interface PagerProps {
  /** What is counted, such as "user". */
  of: string;
  limit: number;
  offset: number;
  found: number;
  onOffset: (offset: number) => void;
}

/** Which rows are in sight, and the way to the others. */
export function Pager({ of, limit, offset, found, onOffset }: PagerProps) {
  if (found === 0) return null;
  const last = Math.min(found, offset + limit);
  return (
    <div className="mt-3 flex items-center justify-between gap-3 text-muted text-sm">
      <p className="tabular-nums">
        {formatNumber(offset + 1)} to {formatNumber(last)} of {counted(found, of)}
      </p>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={offset === 0}
          onClick={() => onOffset(Math.max(0, offset - limit))}
        >
          Previous
        </Button>
        <Button variant="outline" size="sm" disabled={last >= found} onClick={() => onOffset(offset + limit)}>
          Next
        </Button>
      </div>
    </div>
  );
}
