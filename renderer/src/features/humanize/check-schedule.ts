import { checkNames } from "@ai-humanizer/shared";
import { useEffect, useState } from "react";

export type CheckPhase = "pending" | "testing" | "bypassed";

/** Milliseconds: the first check starts, the next one starts, a check tests. */
const firstDelay = 800;
const step = 400;
const testing = 400;
const end = firstDelay + step * (checkNames.length - 1) + testing;

/** Each check's phase so many milliseconds after the run began. */
export function phasesAt(elapsed: number): CheckPhase[] {
  return checkNames.map((_, index) => {
    const start = firstDelay + index * step;
    if (elapsed < start) return "pending";
    return elapsed < start + testing ? "testing" : "bypassed";
  });
}

/**
 * Each check's phase now. `run` is when the run began, by `performance.now()`, which may be before this was shown;
 * null is no run, and the schedule counts as played.
 */
export function useCheckSchedule(run: number | null): CheckPhase[] {
  const [clock, setClock] = useState({ run, elapsed: 0 });
  useEffect(() => {
    if (run === null) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    for (let at = firstDelay; at <= end; at += step) {
      const wait = run + at - performance.now();
      timers.push(setTimeout(() => setClock({ run, elapsed: at }), wait));
    }
    return () => timers.forEach(clearTimeout);
  }, [run]);
  const elapsed = run === null ? end : clock.run === run ? clock.elapsed : 0;
  return phasesAt(elapsed);
}

/** Resolves when the schedule of a run that begins now has played, or the run is stopped. */
export function scheduleEnd(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, end);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
