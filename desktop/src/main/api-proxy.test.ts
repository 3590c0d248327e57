import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApiProxy } from "./api-proxy.ts";

const asked: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = [];
let answer: (response: ServerResponse) => void = (response) => response.end();
const server = createServer(async (request, response) => {
  const body = (await request.toArray()).join("");
  asked.push({ url: request.url ?? "", method: request.method ?? "", headers: request.headers, body });
  answer(response);
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A proxy of the server above, and what it was asked last. */
function setUp(onAsked: typeof answer = (response) => response.end()) {
  answer = onAsked;
  asked.splice(0);
  // What a server listens on is null only before it does.
  const { port } = server.address() as AddressInfo;
  const send = vi.fn(fetch);
  return { send, origin: `http://127.0.0.1:${port}`, call: proxyOf(`http://127.0.0.1:${port}`, send) };
}
const proxyOf = (origin: string, send: typeof fetch) =>
  createApiProxy({ origin, version: "1.2.3", fetch: send });

test("passes on the call and its own headers, the app's version, and no cookie", async () => {
  const { call, send } = setUp();
  await call("/api/humanize?x=1", {
    method: "POST",
    headers: {
      Authorization: "Bearer maya",
      "Content-Type": "application/json",
      "x-guest-session": "guest",
      cookie: "session=1",
      origin: "app://ai-humanizer",
      "x-desktop-version": "99.0.0",
      "x-forwarded-for": "1.2.3.4",
    },
    body: "{}",
  });
  const [{ url, method, headers, body } = { headers: {} }] = asked;
  expect([method, url, body]).toEqual(["POST", "/api/humanize?x=1", "{}"]);
  expect(headers).toMatchObject({
    authorization: "Bearer maya",
    "content-type": "application/json",
    "x-guest-session": "guest",
    "x-desktop-version": "1.2.3",
  });
  for (const name of ["cookie", "origin", "x-forwarded-for"]) expect(headers).not.toHaveProperty(name);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit" });
});

test("answers with the status, the text and what the page reads of the headers", async () => {
  const { call } = setUp((response) =>
    response
      .writeHead(429, {
        "content-type": "application/json",
        "retry-after": "7",
        "x-request-id": "r1",
        "set-cookie": "session=1",
        "access-control-allow-origin": "*",
        "cache-control": "public",
      })
      .end('{"code":"rate_limited"}'),
  );
  const response = await call("/api/stats", { method: "GET", headers: {} });
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ code: "rate_limited" });
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "application/json",
    "retry-after": "7",
    "x-request-id": "r1",
    "cache-control": "no-store",
  });
});

test("stays at the API: a path is never another host, and a redirect is followed nowhere", async () => {
  const { call, origin } = setUp((response) => response.writeHead(302, { location: "/elsewhere" }).end());
  await expect(call("/api/stats", { method: "GET", headers: {} })).rejects.toThrow();
  expect(asked.map(({ url }) => url)).toEqual(["/api/stats"]);
  const send = vi.fn<typeof fetch>(async () => new Response());
  await proxyOf(origin, send)("/api/../../evil?//evil.example", { method: "GET", headers: {} });
  expect(String(send.mock.calls[0]?.[0])).toBe(`${origin}/evil?//evil.example`);
});

test("hands on an answer while it is still being written, and ends the call with the page's", async () => {
  const closed = Promise.withResolvers<void>();
  const { call } = setUp((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: progress\n\n");
    response.on("close", closed.resolve);
  });
  const page = new AbortController();
  const response = await call("/api/humanize", { method: "GET", headers: {}, signal: page.signal });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe("event: progress\n\n");
  page.abort();
  await closed.promise;
});
