import type { SubscriptionStatus } from "@ai-humanizer/shared";
import { cn } from "@/lib/cn.ts";

const looks: Record<SubscriptionStatus, { word: string; dot: string }> = {
  active: { word: "Active", dot: "bg-success" },
  past_due: { word: "Past due", dot: "bg-danger" },
  canceled: { word: "Canceled", dot: "bg-faint" },
};

/** A subscription's state in a word, with its color. */
export function StatusWord({ status }: { status: SubscriptionStatus }) {
  const { word, dot } = looks[status];
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <span aria-hidden className={cn("size-2 self-center rounded-full", dot)} />
      {word}
    </span>
  );
}
