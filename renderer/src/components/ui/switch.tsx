import { Switch as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "inline-flex h-4 w-7 shrink-0 items-center rounded-full bg-overlay p-0.5 transition-colors disabled:opacity-60 data-[state=checked]:bg-accent data-[state=checked]:disabled:bg-faint",
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="block size-3 rounded-full bg-foreground transition-transform data-[state=checked]:translate-x-3" />
    </Primitive.Root>
  );
}
