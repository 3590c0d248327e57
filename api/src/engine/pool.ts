import { availableParallelism } from "node:os";
import path from "node:path";
import { Piscina } from "piscina";
import { overloaded } from "../errors.ts";
import type { HumanizeOutcome, Humanizer } from "./humanizer.ts";
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
export function createEnginePool(options: PoolOptions): Humanizer {
  const threads = options.threads || availableParallelism();
  const capacity = threads + options.maxQueue;
  const abandonedMs = options.abandonedMs ?? 500;
  const pool = new Piscina<EngineTask | null, HumanizeOutcome>({
    filename: options.workerFile ?? path.join(import.meta.dirname, "worker.ts"),
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    stricterFIFO: true,
  });
  const warm = Promise.all(Array.from({ length: threads }, () => pool.run(null))).then(() => undefined);
  // Whoever asks `ready` is told; nobody may ask before a failed start ends the process.
  warm.catch(() => {});
  let pending = 0;
  let closed = false;

  async function humanize(text: string, runOptions: EngineTask["options"], signal: AbortSignal) {
    signal.throwIfAborted();
    if (pending >= capacity) throw overloaded();
    const task = createTask(text, runOptions);
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

  async function close(): Promise<void> {
    closed = true;
    await pool.destroy();
  }
  return { humanize, ready: () => warm, close };
}
