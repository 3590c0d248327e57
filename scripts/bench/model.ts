/**
 * An OpenAI-compatible model of known speed, on PORT: answers each paragraph as it is, the first piece FIRST_TOKEN_MS after
 * the request, each further one TOKEN_MS after the one before.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const requestSchema = z.object({ messages: z.array(z.object({ content: z.string() })) });
const { firstTokenMs, tokenMs, port } = z
  .object({ firstTokenMs: z.coerce.number(), tokenMs: z.coerce.number(), port: z.coerce.number() })
  .parse({
    firstTokenMs: process.env.FIRST_TOKEN_MS,
    tokenMs: process.env.TOKEN_MS,
    port: process.env.PORT,
  });

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (incoming.method === "GET") {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ object: "list", data: [{ id: "bench", object: "model" }] }));
    return;
  }
  let body = "";
  for await (const part of incoming.setEncoding("utf8")) body += part;
  const due = performance.now() + firstTokenMs;
  const said = requestSchema.parse(JSON.parse(body)).messages.at(-1)?.content ?? "";
  const text = /<text-(\w+)>\n([\s\S]*)\n<\/text-\1>/.exec(said)?.[2] ?? said;
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream" });
  await sleep(Math.max(0, due - performance.now()));
  // The first piece brings words, not only the tag before them.
  for (const content of text.match(/^<p1>\S+|[\s\S]{1,6}/g) ?? []) {
    if (response.destroyed) return;
    send({ content });
    await sleep(tokenMs);
  }
  send({}, "stop");
  response.end("data: [DONE]\n\n");
}

createServer((incoming, response) => {
  answer(incoming, response).catch(() => response.destroy());
}).listen(port, "127.0.0.1");
