import { availableParallelism } from "node:os";
import path from "node:path";
import { engineThreadLimits } from "@ai-humanizer/engine/thread-limits";
import { Piscina } from "piscina";
import { overloaded } from "../errors.ts";
import type { EngineCaller, RemoteEngine } from "./engine.ts";
import type { EngineJobs, Job } from "./jobs.ts";
import { createWaitingLine } from "./waiting-line.ts";

interface PoolOptions {
  /** Worker threads; 0 is one a core. */
  readonly threads: number;
  /** Runs that may wait for a worker; those with priority find no others in their way. */
  readonly maxQueue: number;
  /** The worker's file. */
  readonly workerFile?: string;
  /** Told of threads that died while they worked for nobody; others take their place by themselves. */
  readonly onIdleError: (error: Error) => void;
  /** How long a run that nobody waits for any more may go on before its thread is ended. */
  readonly abandonedMs?: number;
}

const stopping = () => overloaded("The server is stopping.");

/** The embedded engine in worker threads, so that the event loop stays free. */
export function createEnginePool(options: PoolOptions): RemoteEngine {
  const threads = options.threads || availableParallelism();
  const capacity = threads + options.maxQueue;
  const abandonedMs = options.abandonedMs ?? 500;
  const pool = new Piscina<Job | null, unknown>({
    filename: options.workerFile ?? path.join(import.meta.dirname, "worker.ts"),
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    resourceLimits: engineThreadLimits,
  });
  // Nobody's listening would end the process.
  pool.on("error", options.onIdleError);
  const warm = Promise.all(Array.from({ length: threads }, () => pool.run(null))).then(() => undefined);
  // Whoever asks `ready` is told; nobody may ask before a failed start ends the process.
  warm.catch(() => {});
  // Piscina keeps tasks that can be aborted out of its own queue, and starts the last of them first.
  const line = createWaitingLine(threads);
  let closed = false;

  /** Does a job when it is its turn, or rejects as soon as its caller leaves. */
  async function perform(job: Job, caller: EngineCaller): Promise<unknown> {
    const { signal } = caller;
    const leave = await line.enter(caller);
    if (closed || signal.aborted) {
      leave();
      throw closed ? stopping() : signal.reason;
    }
    const kill = new AbortController();
    const aborted = Promise.withResolvers<never>();
    const onAbort = () => {
      aborted.reject(signal.reason);
      // Ending a thread means loading the engine anew, so a run that is nearly done may finish with nobody waiting.
      setTimeout(() => kill.abort(), abandonedMs).unref();
    };
    signal.addEventListener("abort", onAbort, { once: true });
    const run = pool.run(job, { signal: kill.signal });
    // A place is free when the work has ended, not when its caller has left.
    run.catch(() => {}).finally(leave);
    try {
      return await Promise.race([run, aborted.promise]);
    } catch (error) {
      throw closed ? stopping() : error;
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  /** A job's answer: the worker gives to each name what `EngineJobs` says. */
  const answer = <Name extends keyof EngineJobs>(job: Job & { name: Name }, caller: EngineCaller) =>
    perform(job, caller) as Promise<ReturnType<EngineJobs[Name]>>;

  const humanizePart: RemoteEngine["humanizePart"] = (text, runOptions, caller) =>
    answer({ name: "humanize", args: [text, runOptions] }, caller);

  async function close(): Promise<void> {
    closed = true;
    await pool.destroy();
  }
  return {
    humanize: async (text, runOptions, caller) => {
      caller.signal.throwIfAborted();
      if (line.ahead(caller.priority) >= capacity) throw overloaded();
      return await humanizePart(text, runOptions, caller);
    },
    humanizePart,
    prepare: (text, keep, caller) => answer({ name: "prepare", args: [text, keep] }, caller),
    review: (rewritings, rules, caller) => answer({ name: "review", args: [rewritings, rules] }, caller),
    settle: (draft, caller) => answer({ name: "settle", args: [draft] }, caller),
    conclude: (text, conclusion, caller) => answer({ name: "conclude", args: [text, conclusion] }, caller),
    ready: () => warm,
    close,
  };
}
