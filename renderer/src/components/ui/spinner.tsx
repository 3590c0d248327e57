import { LoaderCircle } from "lucide-react";
import { cn } from "@/lib/cn.ts";

/** Something is on its way; `label` says what to those who don't see it turn. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={cn("grid place-items-center", className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin text-muted" strokeWidth={1.5} />
      <span className="sr-only">{label}</span>
    </span>
  );
}
