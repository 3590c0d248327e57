import type { ReactNode } from "react";
import { formatNumber } from "@/lib/format.ts";

/** A number with its name. */
export function TotalCard({
  label,
  value,
  children,
}: {
  label: string;
  value: number | string;
  children?: ReactNode;
}) {
  return (
    <div className="min-w-40 rounded-lg border bg-surface px-5 py-4">
      <p className="text-muted text-sm">{label}</p>
      <p className="mt-1 font-semibold text-xl tabular-nums tracking-tight">
        {typeof value === "number" ? formatNumber(value) : value}
      </p>
      {children}
    </div>
  );
}
