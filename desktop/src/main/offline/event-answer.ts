import type { HumanizeEvent } from "@ai-humanizer/shared";

/**
 * An answer of one server-sent event, when the work is done. Its signal aborts when the page leaves before: a page that stops
 * a call of `app://` has its answer's body cancelled, while the request's signal never aborts.
 */
export function eventAnswer(work: (left: AbortSignal) => Promise<HumanizeEvent>): Response {
  const left = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      const event = await work(left.signal);
      if (left.signal.aborted) return;
      controller.enqueue(
        new TextEncoder().encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
      );
      controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" },
  });
}
