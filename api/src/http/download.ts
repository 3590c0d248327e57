import type { Logger } from "../log.ts";
import type { AppContext } from "./env.ts";

interface Download {
  readonly name: string;
  readonly type: string;
  readonly log: Logger;
}

/**
 * Answers a file, made and sent piece by piece. Where that fails, the connection breaks: nobody may take half of a
 * file for all of it.
 */
export function sendDownload(
  c: AppContext,
  { name, type, log }: Download,
  parts: AsyncGenerator<string>,
): Response {
  c.header("content-type", type);
  c.header("content-disposition", `attachment; filename="${name}"`);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (err) {
        log.error({ err, requestId: c.var.requestId }, "a download broke off");
        // If a body fails, the server would end the answer as if it were complete.
        const outgoing = c.env?.outgoing;
        if (outgoing) outgoing.destroy();
        else controller.error(new Error("The file could not be made"));
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return c.body(body);
}
