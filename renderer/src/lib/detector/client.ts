import type { Detection } from "@ai-humanizer/engine/types";
import type { DetectAnswer, DetectRequest } from "./protocol.ts";

export { languageName } from "@ai-humanizer/engine/language-name";
export type { Detection };

/** The part of a Worker that is used. */
type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export interface DetectorClient {
  /** Whether a text reads as AI-written. Rejects where the detector can't be loaded. */
  detect: (text: string) => Promise<Detection>;
  /** Ends the worker; what is under way never answers. */
  stop: () => void;
}

const startWorker = (): Port => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

/** A detector in a worker of its own, which starts, and loads its model, with the first text. */
export function createDetectorClient(start: () => Port = startWorker): DetectorClient {
  const waiting = new Map<number, { resolve: (found: Detection) => void; reject: (error: Error) => void }>();
  let port: Port | undefined;
  let last = 0;

  function open(): Port {
    const opened = start();
    opened.onmessage = ({ data }: MessageEvent<DetectAnswer>) => {
      const caller = waiting.get(data.id);
      waiting.delete(data.id);
      if ("detection" in data) caller?.resolve(data.detection);
      else caller?.reject(new Error(data.error));
    };
    opened.onerror = () => {
      for (const { reject } of waiting.values()) reject(new Error("The detector could not start"));
      waiting.clear();
      opened.terminate();
      port = undefined;
    };
    return opened;
  }

  return {
    detect: (text) =>
      new Promise((resolve, reject) => {
        port ??= open();
        last += 1;
        waiting.set(last, { resolve, reject });
        port.postMessage({ id: last, text } satisfies DetectRequest);
      }),
    stop: () => {
      port?.terminate();
      port = undefined;
      waiting.clear();
    },
  };
}
