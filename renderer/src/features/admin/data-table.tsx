import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import type { Order } from "./use-list.ts";

export interface Column<Row, Sort extends string = never> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column's name for sorting; without it, it can't be sorted by. */
  sort?: Sort;
  /** Numbers stand right. */
  numeric?: boolean;
  className?: string;
}

interface DataTableProps<Row, Sort extends string> {
  /** Its name for screen readers. */
  label: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sorting?: { sort: Sort; order: Order; sortBy: (column: Sort) => void };
  /** Shown in the table's place where it has no rows. */
  empty: string;
  /** Whether the rows are those of an earlier question. */
  dimmed?: boolean;
}

/** A table as in a ledger: rows of 40 px under a head that stays, wider than a phone if it must be. */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, sorting, empty, dimmed = false } = props;
  if (rows.length === 0) {
    return <p className="rounded-lg border border-dashed py-12 text-center text-muted">{empty}</p>;
  }
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[70dvh] overflow-auto rounded-lg border bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody className={cn("transition-opacity", dimmed && "opacity-60")}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="group">
              {columns.map(({ header, cell, numeric, className }) => (
                <td
                  key={header}
                  className={cn(
                    "h-10 whitespace-nowrap px-3 transition-colors group-hover:bg-raised group-[:not(:last-child)]:border-b",
                    numeric && "text-right",
                    className,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeadCell<Row, Sort extends string>({
  column,
  sorting,
}: {
  column: Column<Row, Sort>;
  sorting: DataTableProps<Row, Sort>["sorting"];
}) {
  const { header, sort, numeric } = column;
  const sorted = sorting && sort !== undefined && sorting.sort === sort ? sorting.order : null;
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...(sorted ? { "aria-sort": sorted === "asc" ? "ascending" : "descending" } : {})}
      className={cn(
        "sticky top-0 z-10 h-10 whitespace-nowrap border-b bg-surface px-3 text-left font-medium text-muted text-xs",
        numeric && "text-right",
      )}
    >
      {sorting && sort !== undefined ? (
        <button
          type="button"
          onClick={() => sorting.sortBy(sort)}
          className={cn(
            "-mx-2 inline-flex h-8 items-center gap-1 rounded-md px-2 transition-colors hover:bg-raised hover:text-foreground",
            // The name stands over the numbers, the arrow before it.
            numeric && "flex-row-reverse",
            sorted && "text-foreground",
          )}
        >
          {header}
          <Arrow aria-hidden className={cn("size-3", !sorted && "invisible")} strokeWidth={2} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
