import { CircleAlert, Info, Tag, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

const looks = {
  info: { icon: Info, color: "text-info" },
  offer: { icon: Tag, color: "text-success" },
  warning: { icon: TriangleAlert, color: "text-warning" },
  danger: { icon: CircleAlert, color: "text-danger" },
} as const;

interface CalloutProps {
  kind: keyof typeof looks;
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  className?: string;
}

/** Something to know about the page it stands in, with what to do about it. */
export function Callout({ kind, children, action, className }: CalloutProps) {
  const { icon: Icon, color } = looks[kind];
  return (
    <div
      role={kind === "danger" ? "alert" : "note"}
      className={cn(
        "flex flex-col gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 sm:flex-row sm:items-center",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", color)} strokeWidth={1.75} />
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  );
}
