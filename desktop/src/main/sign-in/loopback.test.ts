import { get } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { type Loopback, listenForAnswer } from "./loopback.ts";

let loopback: Loopback | null = null;
afterEach(() => loopback?.close());

/** Listens; takes the query with the right code. */
async function setUp() {
  const onAnswer = vi.fn((query: URLSearchParams) => query.get("code") === "right");
  loopback = await listenForAnswer(onAnswer);
  return { onAnswer, uri: loopback.redirectUri, close: loopback.close };
}
/** The status that a request with another host gets. */
const statusAs = (host: string, uri: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(uri, { headers: { host } }, (response) => resolve(response.resume().statusCode)).on("error", reject);
  });

test("listens on a port of this computer alone, another one each time", async () => {
  const { uri } = await setUp();
  expect(uri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  const other = await listenForAnswer(() => false);
  expect(other.redirectUri).not.toBe(uri);
  await expect(fetch(uri.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
  other.close();
});

test("answers with a page that runs and keeps nothing", async () => {
  const { uri } = await setUp();
  const answer = await fetch(`${uri}?code=right`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("You can go back to the app");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
});

test("goes on listening after what it refuses", async () => {
  const { uri, onAnswer } = await setUp();
  const refused = await fetch(`${uri}?code=<script>alert(1)</script>`);
  expect([refused.status, await refused.text()]).toEqual([404, "Not found"]);
  expect(onAnswer).toHaveBeenCalledOnce();
  expect((await fetch(`${uri}?code=right`)).status).toBe(200);
});

test("hears nothing by another path, method or name of the host", async () => {
  const { uri, onAnswer } = await setUp();
  const right = `${uri}?code=right`;
  const { port } = new URL(uri);
  expect((await fetch(right.replace("/callback", "/"))).status).toBe(404);
  expect((await fetch(right, { method: "POST" })).status).toBe(404);
  for (const host of [`localhost:${port}`, `evil.example:${port}`, "127.0.0.1"]) {
    expect(await statusAs(host, right)).toBe(404);
  }
  expect(onAnswer).not.toHaveBeenCalled();
});

test("is gone once it is closed", async () => {
  const { uri, close } = await setUp();
  await fetch(uri);
  close();
  await expect(fetch(uri)).rejects.toThrow();
});
