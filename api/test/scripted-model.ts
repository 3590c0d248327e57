import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export interface ModelRequest extends z.output<typeof requestSchema> {
  readonly system: string;
  readonly user: string;
  /** The paragraphs to rewrite, as they were sent. */
  readonly paragraphs: readonly string[];
}

/** What the server does with one request. */
export interface Act {
  /** Other than 200, with a JSON error. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly error?: Readonly<Record<string, unknown>>;
  /** The whole answer. */
  readonly text?: string;
  /** How many characters a piece of it has; default 12. */
  readonly piece?: number;
  readonly firstTokenMs?: number;
  readonly tokenMs?: number;
  /** What happens after so many pieces instead of the rest. */
  readonly after?: { readonly pieces: number; readonly what: "cut" | "stall" | "garbage" | "error" | "end" };
  readonly finish?: string;
  readonly refusal?: string;
  readonly withoutUsage?: boolean;
  /** Sends each event in pieces of so many bytes, or with CRLF. */
  readonly wire?: { readonly bytes?: number; readonly crlf?: boolean };
  /** Says that it has ended, and then never closes. */
  readonly lingers?: boolean;
}

export type Script = (request: ModelRequest, turn: number) => Act;

export interface ScriptedModel {
  /** What OPENAI_BASE_URL is set to. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** Requests that are being answered. */
  readonly open: () => number;
  /** Requests whose client left before the end. */
  readonly left: () => number;
  /** Changes what it does and forgets the requests so far. */
  readonly play: (script: Script) => void;
  readonly close: () => Promise<void>;
}

/** Answers each paragraph by a function of it, in the tags that were asked for. */
export const paragraphwise =
  (rewrite: (paragraph: string, index: number) => string, act: Act = {}): Script =>
  ({ paragraphs }) => ({ text: tagged(paragraphs.map(rewrite)), ...act });

export const tagged = (paragraphs: readonly string[]): string =>
  paragraphs.map((text, i) => `<p${i + 1}>${text}</p${i + 1}>`).join("\n");

/** Plays one script after another; the last one goes on. */
export const inTurn =
  (...scripts: readonly Script[]): Script =>
  (request, turn) =>
    scripts[Math.min(turn, scripts.length - 1)]?.(request, turn) ?? {};

/** An OpenAI-compatible server on a free port, by real HTTP and server-sent events, that does as it is told. */
export async function startScriptedModel(first: Script, port = 0): Promise<ScriptedModel> {
  let script = first;
  let requests: ModelRequest[] = [];
  let [open, left] = [0, 0];

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (incoming.url?.endsWith("/models")) {
      sendJson(response, 200, { object: "list", data: [{ id: "scripted", object: "model" }] });
      return;
    }
    const request = readRequest(await readBody(incoming));
    const act = script(request, requests.length);
    requests.push(request);
    if (act.status !== undefined && act.status !== 200) {
      sendJson(response, act.status, { error: act.error ?? { message: "scripted" } }, act.headers);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream", ...act.headers });
    await stream(response, act, request);
  }

  const server = createServer((incoming, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
      if (!response.writableFinished) left += 1;
    });
    answer(incoming, response).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
    get requests() {
      return requests;
    },
    open: () => open,
    left: () => left,
    play: (next) => {
      script = next;
      requests = [];
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function stream(response: ServerResponse, act: Act, request: ModelRequest): Promise<void> {
  const { text = "", piece = 12, firstTokenMs = 0, tokenMs = 0, after, finish = "stop" } = act;
  const send = (data: unknown) => sendEvent(response, JSON.stringify(data), act.wire);
  const chunk = (delta: object, finishReason: string | null = null) =>
    send({
      id: "1",
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    });
  chunk({ role: "assistant", content: "" });
  if (act.refusal) chunk({ refusal: act.refusal });
  if (firstTokenMs > 0) await sleep(firstTokenMs);
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${piece}}`, "g")) ?? [];
  for (const [index, content] of pieces.entries()) {
    if (response.destroyed) return;
    if (index === after?.pieces) break;
    chunk({ content });
    if (tokenMs > 0) await sleep(tokenMs);
  }
  switch (after?.what) {
    case "cut":
      response.destroy();
      return;
    case "stall":
      return;
    case "garbage":
      response.end("data: {not json\n\n");
      return;
    case "error":
      send({ error: { message: "the server lost its model", type: "server_error" } });
      response.end();
      return;
    case "end":
      response.end();
      return;
  }
  chunk({}, finish);
  if (act.lingers) return;
  if (request.stream_options?.include_usage && !act.withoutUsage)
    send({
      id: "1",
      choices: [],
      usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
    });
  response.end("data: [DONE]\n\n");
}

/** An event, cut into pieces where that is asked for, in the midst of letters too. */
function sendEvent(response: ServerResponse, data: string, { bytes, crlf }: NonNullable<Act["wire"]> = {}) {
  const end = crlf ? "\r\n\r\n" : "\n\n";
  const event = Buffer.from(`data: ${data}${end}`);
  const size = bytes ?? event.length;
  for (let at = 0; at < event.length; at += size) response.write(event.subarray(at, at + size));
}

function readRequest(body: string): ModelRequest {
  const request = requestSchema.parse(JSON.parse(body));
  const of = (role: string) =>
    request.messages.filter((each) => each.role === role).map(({ content }) => content);
  const user = of("user").join("\n");
  const text = /<text-(\w+)>\n([\s\S]*)\n<\/text-\1>/.exec(user)?.[2] ?? "";
  const paragraphs = Array.from(
    text.matchAll(/<p(\d+)>([\s\S]*?)<\/p\1>/g),
    ([, , paragraph = ""]) => paragraph,
  );
  return { ...request, system: of("system").join("\n"), user, paragraphs };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of incoming.setEncoding("utf8")) body += part;
  return body;
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
