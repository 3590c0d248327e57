import type { OverviewDay } from "@ai-humanizer/shared/admin";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisTicks } from "./axis-ticks.ts";

export interface Series {
  label: string;
  color: string;
  pick: (day: OverviewDay) => number;
}

interface DayChartProps {
  days: readonly OverviewDay[];
  /** Stacked, the first at the bottom. */
  series: readonly Series[];
  format: (value: number) => string;
  /** What the axis counts in: it goes up to three of it at least. */
  unit: number;
}

const dayName = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fill: "var(--color-muted)", fontSize: 12 },
} as const;

/** Bars, one a day. The numbers stand in a table beside; this is their picture. */
export function DayChart({ days, series, format, unit }: DayChartProps) {
  const data = days.map((day) => ({
    day: dayName.format(new Date(day.day)),
    ...Object.fromEntries(series.map(({ label, pick }) => [label, pick(day)])),
  }));
  const sums = days.map((day) => series.reduce((sum, { pick }) => sum + pick(day), 0));
  const ticks = axisTicks(Math.max(0, ...sums), unit);
  return (
    <ResponsiveContainer width="100%" height={180}>
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="day" minTickGap={32} {...axis} />
        <YAxis
          width={48}
          tickFormatter={format}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 0]}
          interval={0}
          {...axis}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--color-line)" }}
          formatter={(value) => format(Number(value))}
          labelStyle={{ color: "var(--color-muted)" }}
          contentStyle={{
            backgroundColor: "var(--color-overlay)",
            border: "1px solid var(--color-line-strong)",
            borderRadius: 6,
            fontSize: 13,
          }}
        />
        {series.map(({ label, color }) => (
          <Bar
            key={label}
            dataKey={label}
            stackId="day"
            fill={color}
            maxBarSize={24}
            radius={2}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
