import { formatCount } from "@/lib/format.ts";
import { useStats } from "./use-stats.ts";

/** Rewrites, words and the mean time, three cells of the dashboard's strip. */
export function StatsRow() {
  const stats = useStats();
  const cells = [
    ["Rewrites", stats && formatCount(stats.totalRewrites)],
    ["Words", stats && formatCount(stats.wordsProcessed)],
    ["Avg. time", stats?.avgTime],
  ] as const;
  return (
    <dl className="grid grid-cols-3 divide-x">
      {cells.map(([label, value]) => (
        <div key={label} className="flex flex-col justify-center px-4 py-2.5">
          <dt className="truncate text-muted text-xs">{label}</dt>
          <dd className="font-medium text-md tabular-nums">
            {value ?? <span className="text-faint">{stats === null ? "–" : " "}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
