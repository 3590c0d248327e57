import { errorBody, toAppError } from "../../errors.ts";
import type { AppContext } from "../../http/env.ts";
import { createEventStream } from "./event-stream.ts";
import { begin } from "./humanize.service.ts";
import type { HumanizeCall, HumanizeDeps } from "./humanize-call.ts";

/**
 * Answers a humanization as server-sent events; see `humanizeEventSchema`. What is refused before it begins is thrown, and so
 * answered with its status. A client that leaves, or presses stop, ends the run.
 * @param closed aborted when the connection closes
 */
export async function streamHumanization(
  c: AppContext,
  deps: HumanizeDeps,
  call: Omit<HumanizeCall, "signal">,
  closed: AbortSignal,
): Promise<Response> {
  const left = new AbortController();
  const signal = AbortSignal.any([closed, left.signal]);
  const reserved = await begin(deps, { ...call, signal });
  const stream = createEventStream(() => left.abort(new Error("the client closed the stream")));

  const { requestId } = c.var;
  const running = reserved
    .run(stream.send)
    .then((response) => stream.send({ type: "result", response }))
    .catch((error: unknown) => {
      const known = toAppError(error);
      if (known !== error) deps.log.error({ requestId, err: error }, "unexpected error");
      else if (known.status >= 500) deps.log.error({ requestId, code: known.code }, "stream failed");
      stream.send({ type: "error", status: known.status, error: errorBody(known, requestId) });
    })
    .finally(stream.end);
  c.env?.waitUntil?.(running);

  c.header("content-type", "text/event-stream; charset=utf-8");
  c.header("cache-control", "no-cache, no-transform");
  // Some proxies hold an answer back until it is whole.
  c.header("x-accel-buffering", "no");
  return c.body(stream.body);
}
