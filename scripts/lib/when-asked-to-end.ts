import { readFileSync } from "node:fs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const WATCH_MS = 500;

/**
 * Calls `end` at each signal that asks this process to end, and when the npm that runs it is gone: npm passes a signal
 * to the shell in between, which ends without telling anyone.
 */
export function whenAskedToEnd(end: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  function ask(): void {
    // After a signal, that the launchers go too is no second request.
    clearInterval(timer);
    end();
  }
  for (const signal of SIGNALS) process.on(signal, ask);
  if (process.env.npm_lifecycle_event === undefined) return;

  const launchers = ancestors();
  timer = setInterval(() => {
    if (ancestors() !== launchers) ask();
  }, WATCH_MS).unref();
}

/** The process ids of this process's parent and, where the system shows it, of the parent's parent. */
function ancestors(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const [, grandparent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
