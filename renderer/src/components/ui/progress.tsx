import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

interface ProgressProps extends Omit<ComponentProps<"div">, "role"> {
  /** 0 to 100. */
  value: number;
  /** What is read out; the percentage where it is left out. */
  valueText?: string;
  tone?: "accent" | "warning" | "danger" | "success";
}

const fills = { accent: "bg-accent", warning: "bg-warning", danger: "bg-danger", success: "bg-success" };

/** A bar of how much is done or used. */
export function Progress({ className, value, valueText, tone = "accent", ...props }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText ?? `${Math.round(value)}%`}
      className={cn("h-1 overflow-hidden rounded-full bg-overlay", className)}
      {...props}
    >
      <div
        className={cn("h-full origin-left rounded-full transition-transform duration-200", fills[tone])}
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </div>
  );
}
