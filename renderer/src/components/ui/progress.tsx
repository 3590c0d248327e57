import { Progress as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

interface ProgressProps extends Omit<ComponentProps<typeof Primitive.Root>, "value"> {
  /** 0 to 100. */
  value: number;
  tone?: "accent" | "warning" | "danger" | "success";
}

const fills = { accent: "bg-accent", warning: "bg-warning", danger: "bg-danger", success: "bg-success" };

export function Progress({ className, value, tone = "accent", ...props }: ProgressProps) {
  return (
    <Primitive.Root
      value={value}
      className={cn("h-1 overflow-hidden rounded-full bg-overlay", className)}
      {...props}
    >
      <Primitive.Indicator
        className={cn("h-full origin-left rounded-full transition-transform duration-200", fills[tone])}
        style={{ transform: `scaleX(${value / 100})` }}
      />
    </Primitive.Root>
  );
}
