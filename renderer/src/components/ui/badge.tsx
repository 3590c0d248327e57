import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

const badgeVariants = cva(
  "inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-md px-1.5 font-medium text-xs tabular-nums",
  {
    variants: {
      variant: {
        default: "bg-accent/15 text-accent",
        secondary: "bg-overlay text-muted",
        destructive: "bg-danger/15 text-danger",
        outline: "border border-line-strong text-muted",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {}

export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
