import { cn } from "@/lib/cn.ts";
import { initials } from "@/lib/format.ts";

/** The user's initials in a disc. It decorates: the name stands beside it or in its button's label. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-8 shrink-0 place-items-center rounded-full bg-overlay font-medium text-xs tracking-wide",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
