import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

export const Tabs = Primitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={cn("flex gap-1 overflow-x-auto border-b", className)} {...props} />;
}

/** A tab. Radix focuses a pressed one by script, which browsers take for the keyboard's doing: it shows no ring. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      onMouseDown={(event) => event.currentTarget.setAttribute("data-pressed", "")}
      onKeyDown={(event) => event.currentTarget.removeAttribute("data-pressed")}
      onBlur={(event) => event.currentTarget.removeAttribute("data-pressed")}
      className={cn(
        "-mb-px inline-flex h-10 shrink-0 rounded-t-md items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-muted transition-colors -outline-offset-4 hover:text-foreground data-pressed:outline-none data-[state=active]:border-foreground data-[state=active]:text-foreground",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={cn("pt-5", className)} {...props} />;
}
