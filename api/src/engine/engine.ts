import type { EngineJobs } from "./jobs.ts";

/** Who waits for a job. */
export interface EngineCaller {
  /** Whether their jobs go before others' that wait. */
  readonly priority: boolean;
  /** Aborted when they wait no more. */
  readonly signal: AbortSignal;
}

/** The embedded engine's jobs, done elsewhere than on the event loop. */
type Remote = {
  readonly [Name in keyof EngineJobs]: (
    ...call: [...Parameters<EngineJobs[Name]>, caller: EngineCaller]
  ) => Promise<ReturnType<EngineJobs[Name]>>;
};

/**
 * The embedded engine as the API uses it. Each job rejects with the reason of its caller's signal once that is aborted,
 * whatever becomes of the work. `humanize` rejects with an AppError when there is no room for another run; the other jobs
 * belong to runs that were let in, and wait.
 */
export interface RemoteEngine extends Remote {
  /** `humanize` for a part of a run that was let in: it waits. */
  readonly humanizePart: Remote["humanize"];
  /** Resolves when the first run can start without delay. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}
