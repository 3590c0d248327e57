/**
 * The data of server-sent events as they come, one string an event. Comments and names are left out. Reading that ends early
 * cancels the stream.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true }).replaceAll("\r", "");
      const events = rest.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = event.split("\n").flatMap((line) => /^data: ?(.*)$/u.exec(line)?.[1] ?? []);
        if (data.length > 0) yield data.join("\n");
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
