import type { OverviewDay } from "@ai-humanizer/shared/admin";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SegmentedControl } from "@/components/ui/segmented-control.tsx";
import { useApi } from "@/lib/api-client.ts";
import { formatNumber } from "@/lib/format.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { DayChart, type Series } from "./day-chart.tsx";
import { RefreshButton } from "./list-toolbar.tsx";
import { LoadState } from "./load-state.tsx";
import { overviewQuery } from "./queries.ts";

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const dollars = (cents: number) => money.format(cents / 100);
const wholeDollars = (cents: number) => `$${formatNumber(Math.round(cents / 100))}`;
const sum = (days: readonly OverviewDay[], pick: (day: OverviewDay) => number) =>
  days.reduce((total, day) => total + pick(day), 0);
const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}%`);

const spans = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
] as const;

const accent = "var(--color-accent)";
const danger = "var(--color-danger)";
const faint = "var(--color-faint)";

const signups: readonly Series[] = [
  { label: "Paid since", color: accent, pick: ({ converted }) => converted },
  { label: "Not yet", color: faint, pick: ({ signups: all, converted }) => all - converted },
];
const humanizations: readonly Series[] = [
  { label: "Humanizations", color: accent, pick: (day) => day.humanizations },
];
const revenue: readonly Series[] = [{ label: "Revenue", color: accent, pick: (day) => day.revenue }];
const failures: readonly Series[] = [
  { label: "Failed humanizations", color: danger, pick: (day) => day.failures },
  { label: "Failed payments", color: faint, pick: (day) => day.failedPayments },
];

const columns: readonly Column<OverviewDay>[] = [
  { header: "Day (UTC)", cell: ({ day }) => day },
  { header: "Signups", numeric: true, cell: (day) => formatNumber(day.signups) },
  { header: "Conversion", numeric: true, cell: (day) => share(day.converted, day.signups) },
  { header: "Humanizations", numeric: true, cell: (day) => formatNumber(day.humanizations) },
  { header: "Revenue", numeric: true, cell: (day) => dollars(day.revenue) },
  { header: "Failed runs", numeric: true, cell: (day) => formatNumber(day.failures) },
  { header: "Failed payments", numeric: true, cell: (day) => formatNumber(day.failedPayments) },
];

/** How the product fares, by day. */
export function OverviewTab() {
  const [span, setSpan] = useState<(typeof spans)[number]["value"]>("30");
  const query = useQuery(overviewQuery(useApi(), Number(span)));
  return (
    <LoadState query={query} loading="Loading the overview...">
      {({ days }) => (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <SegmentedControl label="Span" options={spans} value={span} onChange={setSpan} />
            <RefreshButton refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
          </div>
          <div className="grid gap-4 lg:grid-cols-2">
            <ChartCard
              title="Signups"
              value={formatNumber(sum(days, (day) => day.signups))}
              note={`${share(
                sum(days, (day) => day.converted),
                sum(days, (day) => day.signups),
              )} of them have paid`}
              days={days}
              series={signups}
              format={formatNumber}
            />
            <ChartCard
              title="Humanizations"
              value={formatNumber(sum(days, (day) => day.humanizations))}
              note="By users and guests"
              days={days}
              series={humanizations}
              format={formatNumber}
            />
            <ChartCard
              title="Revenue"
              value={dollars(sum(days, (day) => day.revenue))}
              note="Succeeded payments"
              days={days}
              series={revenue}
              format={wholeDollars}
              unit={100}
            />
            <ChartCard
              title="Failures"
              value={formatNumber(sum(days, (day) => day.failures + day.failedPayments))}
              note={`${formatNumber(sum(days, (day) => day.failures))} humanizations, ${formatNumber(
                sum(days, (day) => day.failedPayments),
              )} payments still unpaid`}
              days={days}
              series={failures}
              format={formatNumber}
            />
          </div>
          <h2 className="mt-10 mb-4 font-semibold text-md tracking-tight">By day</h2>
          <DataTable
            label="By day"
            columns={columns}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            empty="Nothing yet"
          />
        </>
      )}
    </LoadState>
  );
}

interface ChartCardProps {
  title: string;
  value: string;
  note: string;
  days: readonly OverviewDay[];
  series: readonly Series[];
  format: (value: number) => string;
  /** See `DayChart`. */
  unit?: number;
}

function ChartCard({ title, value, note, days, series, format, unit = 1 }: ChartCardProps) {
  return (
    <section aria-label={title} className="rounded-lg border bg-surface p-5">
      <h2 className="text-muted text-sm">{title}</h2>
      <div className="mt-1 mb-4 flex items-baseline gap-3">
        <p className="font-semibold text-xl tabular-nums tracking-tight">{value}</p>
        <p className="text-muted text-sm">{note}</p>
      </div>
      <div aria-hidden>
        <DayChart days={days} series={series} format={format} unit={unit} />
      </div>
      {series.length > 1 && (
        <ul aria-hidden className="mt-3 flex gap-4 text-muted text-xs">
          {series.map(({ label, color }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span className="size-2 rounded-full" style={{ backgroundColor: color }} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
