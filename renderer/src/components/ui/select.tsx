import { Check, ChevronDown, Lock } from "lucide-react";
import { Select as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { selectTriggerLook } from "./select-trigger-look.ts";

export const Select = Primitive.Root;
export const SelectValue = Primitive.Value;

export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger className={cn(selectTriggerLook, className)} {...props}>
      {children}
      <Primitive.Icon asChild>
        <ChevronDown aria-hidden className="size-4 text-faint" strokeWidth={1.5} />
      </Primitive.Icon>
    </Primitive.Trigger>
  );
}

export function SelectContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        className={cn(
          "z-50 min-w-(--radix-select-trigger-width) animate-fade-in overflow-hidden rounded-lg border border-line-strong bg-raised p-1 shadow-float",
          className,
        )}
        {...props}
      >
        <Primitive.Viewport>{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

interface SelectItemProps extends ComponentProps<typeof Primitive.Item> {
  /** Shown as disabled with a lock; choosing it still reports, so that the caller can say why. */
  locked?: boolean;
}

export function SelectItem({ className, children, locked = false, ...props }: SelectItemProps) {
  return (
    <Primitive.Item
      {...(locked ? { "aria-disabled": true } : {})}
      className={cn(
        "flex h-8 select-none items-center gap-6 rounded-md px-2 text-sm outline-none data-[highlighted]:bg-overlay pointer-coarse:h-10",
        locked ? "text-faint" : "text-foreground",
        className,
      )}
      {...props}
    >
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <span className="ml-auto">
        {locked ? (
          <Lock aria-label="Paid plans only" className="size-3.5" strokeWidth={1.5} />
        ) : (
          <Primitive.ItemIndicator>
            <Check aria-hidden className="size-4 text-accent" strokeWidth={2} />
          </Primitive.ItemIndicator>
        )}
      </span>
    </Primitive.Item>
  );
}
