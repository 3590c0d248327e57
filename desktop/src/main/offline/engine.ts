import type { UtilityProcess } from "electron";
import { type EngineAnswer, type EngineTask, engineAnswerSchema } from "./engine-messages.ts";

type Child = Pick<UtilityProcess, "postMessage" | "kill"> & {
  on(name: "message", listener: (message: unknown) => void): unknown;
  on(name: "exit", listener: (code: number) => void): unknown;
};
type Fork = () => Child;

export interface LocalEngine {
  /** Rejects as soon as the signal aborts. */
  readonly run: (text: string, options: EngineTask["options"], signal: AbortSignal) => Promise<EngineAnswer>;
  readonly close: () => void;
}

interface Run {
  readonly task: EngineTask;
  readonly answer: PromiseWithResolvers<EngineAnswer>;
}

/**
 * The embedded engine in a process of its own, which starts at the first use, and again after it was lost. It has one
 * text at a time; the others wait here.
 * @param abandonedMs how long a run that nobody waits for any more may go on before its process is ended
 */
export function createLocalEngine(fork: Fork, abandonedMs = 500): LocalEngine {
  let waiting: Run[] = [];
  let running: Run | null = null;
  let child: Child | null = null;
  let count = 0;

  function start(): Child {
    const started = fork();
    started.on("message", (message) => {
      const answer = engineAnswerSchema.safeParse(message);
      if (child !== started || (answer.success && running?.task.id !== answer.data.id)) return;
      if (answer.success) running?.answer.resolve(answer.data);
      else running?.answer.reject(new Error("The engine's answer made no sense."));
      goOn();
    });
    started.on("exit", () => {
      if (child !== started) return;
      child = null;
      running?.answer.reject(new Error("The engine ended unexpectedly."));
      goOn();
    });
    return started;
  }

  function goOn(): void {
    running = waiting.shift() ?? null;
    if (!running) return;
    child ??= start();
    child.postMessage(running.task);
  }

  function end(): void {
    const ended = child;
    child = null;
    ended?.kill();
  }

  function stop(run: Run, reason: unknown): void {
    run.answer.reject(reason);
    waiting = waiting.filter((each) => each !== run);
    // A new process loads the engine anew, so a run that is nearly through may finish unheard.
    const endIfStillRunning = () => {
      if (running !== run) return;
      end();
      goOn();
    };
    setTimeout(endIfStillRunning, abandonedMs).unref();
  }

  return {
    run: async (text, options, signal) => {
      signal.throwIfAborted();
      const run: Run = { task: { id: ++count, text, options }, answer: Promise.withResolvers() };
      const onAbort = () => stop(run, signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      waiting.push(run);
      if (!running) goOn();
      return await run.answer.promise.finally(() => signal.removeEventListener("abort", onAbort));
    },
    close: () => {
      const closed = new Error("The engine is closed.");
      for (const { answer } of [...(running ? [running] : []), ...waiting]) answer.reject(closed);
      waiting = [];
      running = null;
      end();
    },
  };
}
