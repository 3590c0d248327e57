import { cn } from "@/lib/cn.ts";
import { percent } from "@/lib/format.ts";

interface ShareRow {
  readonly name: string;
  readonly texts: number;
  readonly share: number;
}

interface ShareTableProps {
  caption: string;
  of: string;
  /** What the share is. */
  measure: string;
  rows: readonly ShareRow[];
  /** From this share on a row is marked as bad, in words too. */
  badFrom?: number;
}

/** One share a row, as number and bar. */
export function ShareTable({
  caption,
  of,
  measure,
  rows,
  badFrom = Number.POSITIVE_INFINITY,
}: ShareTableProps) {
  return (
    <table className="w-full border-b text-left">
      <caption className="mb-3 text-left font-medium text-md">{caption}</caption>
      <thead className="text-muted text-xs">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal md:w-64">
            {of}
          </th>
          <th scope="col" className="w-16 py-2 pr-6 text-right font-normal">
            Texts
          </th>
          <th scope="col" className="hidden py-2 font-normal sm:table-cell">
            <span className="sr-only">Drawn</span>
          </th>
          <th scope="col" className="w-24 py-2 pl-3 text-right font-normal">
            {measure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, texts, share }) => {
          const bad = share >= badFrom;
          return (
            <tr key={name} className="h-10 border-t">
              <th scope="row" className="py-2 pr-3 font-normal">
                {name}
                {bad && (
                  <span className="whitespace-nowrap text-danger text-sm max-sm:block sm:ml-2">
                    do not rely on it
                  </span>
                )}
              </th>
              <td className="pr-6 text-right text-muted tabular-nums">{texts.toLocaleString("en-US")}</td>
              <td className="hidden sm:table-cell">
                <div aria-hidden className="h-1.5 rounded-full bg-overlay">
                  <div
                    className={cn("h-full rounded-full", bad ? "bg-danger" : "bg-accent")}
                    style={{ width: `${share * 100}%` }}
                  />
                </div>
              </td>
              <td className={cn("pl-3 text-right tabular-nums", bad && "text-danger")}>{percent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
