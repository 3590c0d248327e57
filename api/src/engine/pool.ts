import { availableParallelism } from "node:os";
import path from "node:path";
import { engineThreadLimits } from "@ai-humanizer/engine/thread-limits";
import { Piscina } from "piscina";
import { overloaded } from "../errors.ts";
import type { RemoteEngine } from "./engine.ts";
import type { EngineJobs, Job } from "./jobs.ts";
import { createTask, type EngineTask, hasStarted } from "./task.ts";

interface PoolOptions {
  /** Worker threads; 0 is one a core. */
  readonly threads: number;
  /** Runs that may wait for a worker. */
  readonly maxQueue: number;
  /** The worker's file. */
  readonly workerFile?: string;
  /** How long a run that nobody waits for any more may go on before its thread is ended. */
  readonly abandonedMs?: number;
}

/** The embedded engine in worker threads, so that the event loop stays free. */
export function createEnginePool(options: PoolOptions): RemoteEngine {
  const threads = options.threads || availableParallelism();
  const capacity = threads + options.maxQueue;
  const abandonedMs = options.abandonedMs ?? 500;
  const pool = new Piscina<EngineTask | null, unknown>({
    filename: options.workerFile ?? path.join(import.meta.dirname, "worker.ts"),
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    stricterFIFO: true,
    resourceLimits: engineThreadLimits,
  });
  const warm = Promise.all(Array.from({ length: threads }, () => pool.run(null))).then(() => undefined);
  // Whoever asks `ready` is told; nobody may ask before a failed start ends the process.
  warm.catch(() => {});
  let pending = 0;
  let closed = false;

  /** Does a job, or rejects as soon as its caller leaves. */
  async function perform(job: Job, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const task = createTask(job);
    const kill = new AbortController();
    const aborted = Promise.withResolvers<never>();
    const onAbort = () => {
      aborted.reject(signal.reason);
      // To end a thread costs a new load of the engine, so a run that is nearly through may finish unheard.
      if (hasStarted(task)) setTimeout(() => kill.abort(), abandonedMs).unref();
      else kill.abort();
    };
    signal.addEventListener("abort", onAbort, { once: true });
    pending++;
    const run = pool.run(task, { signal: kill.signal });
    // A place in the pool is free when the work has ended, not when its caller has left.
    run.catch(() => {}).finally(() => pending--);
    try {
      return await Promise.race([run, aborted.promise]);
    } catch (error) {
      throw closed ? overloaded("The server is stopping.") : error;
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** A job's answer: the worker gives to each name what `EngineJobs` says. */
  const answer = <Name extends keyof EngineJobs>(job: Job & { name: Name }, signal: AbortSignal) =>
    perform(job, signal) as Promise<ReturnType<EngineJobs[Name]>>;

  const humanizePart: RemoteEngine["humanizePart"] = (text, runOptions, signal) =>
    answer({ name: "humanize", args: [text, runOptions] }, signal);

  async function close(): Promise<void> {
    closed = true;
    await pool.destroy();
  }
  return {
    humanize: async (text, runOptions, signal) => {
      signal.throwIfAborted();
      if (pending >= capacity) throw overloaded();
      return await humanizePart(text, runOptions, signal);
    },
    humanizePart,
    prepare: (text, keep, signal) => answer({ name: "prepare", args: [text, keep] }, signal),
    review: (rewritings, rules, signal) => answer({ name: "review", args: [rewritings, rules] }, signal),
    settle: (draft, signal) => answer({ name: "settle", args: [draft] }, signal),
    conclude: (text, conclusion, signal) => answer({ name: "conclude", args: [text, conclusion] }, signal),
    ready: () => warm,
    close,
  };
}
