import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export function Checkbox({ onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <span className={cn("relative grid size-4 shrink-0", className)}>
      <input
        type="checkbox"
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="peer size-4 appearance-none rounded-[4px] border border-faint/70 bg-background transition-colors not-disabled:cursor-pointer hover:border-muted checked:border-accent checked:bg-accent disabled:opacity-50"
        {...props}
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-accent peer-checked:block"
        strokeWidth={3}
      />
    </span>
  );
}
