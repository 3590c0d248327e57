import type { HumanizeEvent } from "@ai-humanizer/shared";
import type { HumanizeAnswer } from "./humanize-call.ts";

/** An event as it is sent: the result in the engine's own read-only types. */
export type SentEvent =
  | Exclude<HumanizeEvent, { type: "result" }>
  | { readonly type: "result"; readonly response: HumanizeAnswer };

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Sends an event; one after the end, or for a client that has left, is dropped. */
  readonly send: (event: SentEvent) => void;
  readonly end: () => void;
}

/** Proxies close connections that are silent for longer. */
const pingMs = 15_000;
const encoder = new TextEncoder();

/**
 * Server-sent events to one client. A client that reads slowly is not sent each draft: those that wait become
 * one.
 * @param onLeave called when the client cancels the reading
 */
export function createEventStream(onLeave: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let waiting: SentEvent[] = [];
  let ended = false;
  let flushing = false;
  const isFull = () => (controller?.desiredSize ?? 0) <= 0;

  const ping = setInterval(() => write(": still here\n\n"), pingMs);
  const write = (text: string) => controller?.enqueue(encoder.encode(text));

  function flush(): void {
    // Writing may ask for more at once, before it has ended.
    if (flushing) return;
    flushing = true;
    for (const event of waiting) write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    waiting = [];
    flushing = false;
    if (ended) close();
  }
  function close(): void {
    clearInterval(ping);
    controller?.close();
    controller = null;
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own;
      },
      pull: flush,
      cancel: () => {
        clearInterval(ping);
        controller = null;
        onLeave();
      },
    },
    { highWaterMark: 16 },
  );

  return {
    body,
    send: (event) => {
      if (controller === null || ended) return;
      waiting = join(waiting, event);
      if (!isFull()) flush();
    },
    end: () => {
      ended = true;
      if (controller !== null) flush();
    },
  };
}

/** The events that wait with one more; a draft that goes on from the last one waiting becomes part of it. */
function join(waiting: readonly SentEvent[], event: SentEvent): SentEvent[] {
  const last = waiting.at(-1);
  if (event.type !== "draft" || last?.type !== "draft") return [...waiting, event];
  if (event.from < last.from) return [...waiting.slice(0, -1), event];
  const text = last.text.slice(0, event.from - last.from) + event.text;
  return [...waiting.slice(0, -1), { ...last, text }];
}
