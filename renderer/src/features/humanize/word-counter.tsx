import { Link } from "react-router-dom";
import { Progress } from "@/components/ui/progress.tsx";
import { cn } from "@/lib/cn.ts";

interface WordCounterProps {
  words: number;
  limit: number;
  /** Free plan and guests: point to the plans. */
  upsell: boolean;
}

/** 'N/150 words' with its bar; warns from 90% of the limit and says how far over. */
export function WordCounter({ words, limit, upsell }: WordCounterProps) {
  const over = Math.max(0, words - limit);
  const near = over === 0 && words >= limit * 0.9;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-xs">
      <span className={cn("tabular-nums", over ? "text-danger" : near ? "text-warning" : "text-muted")}>
        {words.toLocaleString("en-US")}/{limit.toLocaleString("en-US")} words
      </span>
      <Progress
        aria-label="Share of the word limit used"
        value={Math.min(100, (words / limit) * 100)}
        tone={over ? "danger" : near ? "warning" : "accent"}
        className="w-8 sm:w-24 md:max-xl:w-12"
      />
      <span role="status" className="font-medium text-danger tabular-nums empty:hidden">
        {over > 0 && `+${over.toLocaleString("en-US")} over limit`}
      </span>
      {upsell && (
        <Link
          to="/pricing"
          className="touch-target ml-auto rounded-sm max-sm:ml-0 max-sm:w-full max-sm:py-1 text-muted underline decoration-line-strong underline-offset-4 hover:text-foreground"
        >
          Upgrade to unlock more words
        </Link>
      )}
    </div>
  );
}
