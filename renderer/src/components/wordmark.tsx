import { cn } from "@/lib/cn.ts";

/** The mark: a pen nib. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn("text-accent", className)}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M8.25 2h7.5l.6 3.2c.24 1.26.72 2.4 1.42 3.46l1.4 2.1c.36.54.4 1.22.1 1.8L12.6 21.9v-7.62a2.05 2.05 0 1 0-1.2 0v7.62L4.73 12.56a1.8 1.8 0 0 1 .1-1.8l1.4-2.1a9.2 9.2 0 0 0 1.42-3.46L8.25 2Z"
      />
    </svg>
  );
}

/** Mark and name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <Mark className="size-5" />
      <span className="font-medium font-serif text-lg leading-none tracking-tight">AI Humanizer</span>
    </span>
  );
}
