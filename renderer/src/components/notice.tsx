import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./ui/button.tsx";

interface NoticeProps {
  icon: LucideIcon;
  tone?: "info" | "success";
  title: string;
  /** More about it, below the title. */
  detail?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  onClose: () => void;
  closeLabel?: string;
}

/** A quiet card in the top right corner, below the top bar: it tells of something that is no answer to the user. */
export function Notice({
  icon: Icon,
  tone = "info",
  title,
  detail,
  children,
  onClose,
  closeLabel = "Dismiss",
}: NoticeProps) {
  return (
    <div
      role="status"
      className={cn(
        "fixed top-16 right-3 z-50 flex max-w-[calc(100vw-1.5rem)] animate-drop-in gap-3 rounded-lg border border-line-strong bg-overlay py-2 pr-2 pl-4 shadow-float md:right-4",
        detail ? "items-start" : "items-center",
      )}
    >
      <Icon
        aria-hidden
        className={cn("size-4 shrink-0", detail && "mt-2", tone === "success" ? "text-success" : "text-info")}
        strokeWidth={1.75}
      />
      <div className="py-1">
        <p className="font-medium">{title}</p>
        {detail && <div className="mt-1 max-w-xs text-muted text-sm">{detail}</div>}
        {detail && children && <div className="mt-3 mb-1">{children}</div>}
      </div>
      {!detail && children}
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </div>
  );
}
