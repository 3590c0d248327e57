import type { Job } from "./jobs.ts";

/** What a worker thread is given. */
export interface EngineTask {
  readonly job: Job;
  /** Shared memory of one Int32: 0 while the task waits, 1 once a worker runs it. */
  readonly started: Int32Array<SharedArrayBuffer>;
}

export function createTask(job: Job): EngineTask {
  return { job, started: new Int32Array(new SharedArrayBuffer(4)) };
}

export function markStarted(task: EngineTask): void {
  Atomics.store(task.started, 0, 1);
}

export function hasStarted(task: EngineTask): boolean {
  return Atomics.load(task.started, 0) === 1;
}
