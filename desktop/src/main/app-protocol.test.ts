import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import type { ApiInit } from "./api-proxy.ts";
import { createAppProtocol } from "./app-protocol.ts";

const newFolder = tempFolders();
const root = newFolder();
writeFileSync(path.join(root, "index.html"), "the app");
writeFileSync(path.join(path.dirname(root), `${path.basename(root)}.txt`), "secret");

function setUp(answer: () => Promise<Response> = async () => Response.json({ fine: true })) {
  const api = vi.fn((_path: string, _init: ApiInit) => answer());
  return { api, ask: createAppProtocol({ root, api }) };
}
const own = (pathname: string) => `app://ai-humanizer${pathname}`;

test("shows the app's files at its own address only, and takes nothing there", async () => {
  const { ask, api } = setUp();
  expect(await (await ask(new Request(own("/dashboard")))).text()).toBe("the app");
  expect((await ask(new Request("app://evil/"))).status).toBe(404);
  expect((await ask(new Request(own("/"), { method: "POST", body: "x" }))).status).toBe(405);
  expect(api).not.toHaveBeenCalled();
});

test.each([`/..%2f${path.basename(root)}.txt`, `/%2e%2e/${path.basename(root)}.txt`, "/api"])(
  "shows no file beside them: %s",
  async (pathname) => {
    const { ask, api } = setUp();
    expect(await (await ask(new Request(own(pathname)))).text()).not.toBe("secret");
    expect(api).not.toHaveBeenCalled();
  },
);

test("passes calls on to the API, with what belongs to them", async () => {
  const { ask, api } = setUp();
  const request = new Request(own("/api/humanize?x=1"), {
    method: "POST",
    headers: { authorization: "Bearer maya" },
    body: '{"text":"a"}',
  });
  expect(await (await ask(request)).json()).toEqual({ fine: true });
  expect(api.mock.calls[0]).toEqual([
    "/api/humanize?x=1",
    {
      method: "POST",
      headers: expect.objectContaining({ authorization: "Bearer maya" }),
      body: '{"text":"a"}',
      signal: request.signal,
    },
  ]);
  await ask(new Request(own("/api/stats")));
  expect(api.mock.calls[1]?.[1]).not.toHaveProperty("body");
});

test("tells the page that there is no connection, as the API tells of errors", async () => {
  const { ask } = setUp(() => Promise.reject(new TypeError("net::ERR_INTERNET_DISCONNECTED")));
  const answer = await ask(new Request(own("/api/stats")));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ code: "offline", message: expect.stringContaining("connection") });
});
