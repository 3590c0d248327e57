import type { UtilityProcess } from "electron";
import { type EngineAnswer, type EngineTask, engineAnswerSchema } from "./engine-messages.ts";

type Child = Pick<UtilityProcess, "postMessage" | "kill"> & {
  on(name: "message", listener: (message: unknown) => void): unknown;
  on(name: "exit", listener: (code: number) => void): unknown;
};
type Fork = () => Child;

export interface LocalEngine {
  readonly run: (text: string, options: EngineTask["options"]) => Promise<EngineAnswer>;
  readonly close: () => void;
}

/** The embedded engine in a process of its own, which starts at the first use, and again after it was lost. */
export function createLocalEngine(fork: Fork): LocalEngine {
  const waiting = new Map<number, PromiseWithResolvers<EngineAnswer>>();
  let child: Child | null = null;
  let count = 0;

  function start(): Child {
    const started = fork();
    started.on("message", (message) => {
      const answer = engineAnswerSchema.parse(message);
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    });
    started.on("exit", () => {
      if (child === started) child = null;
      for (const { reject } of waiting.values()) reject(new Error("The engine ended unexpectedly."));
      waiting.clear();
    });
    return started;
  }

  return {
    run: (text, options) => {
      child ??= start();
      const id = ++count;
      const answer = Promise.withResolvers<EngineAnswer>();
      waiting.set(id, answer);
      child.postMessage({ id, text, options } satisfies EngineTask);
      return answer.promise;
    },
    close: () => {
      child?.kill();
      child = null;
    },
  };
}
