import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

interface SwitchProps extends Omit<ComponentProps<"button">, "role" | "type" | "onClick"> {
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange?.(!checked)}
      className={cn(
        "touch-target inline-flex h-4 w-7 shrink-0 items-center rounded-full bg-overlay p-0.5 transition-colors disabled:opacity-60 aria-checked:bg-accent aria-checked:disabled:bg-faint",
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          "block size-3 rounded-full bg-foreground transition-transform",
          checked && "translate-x-3",
        )}
      />
    </button>
  );
}
