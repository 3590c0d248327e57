import { Hono } from "hono";
import { compress } from "hono/compress";
import { afterEach, describe, expect, it } from "vitest";
import { createLogger } from "../log.ts";
import { type RunningServer, startServer } from "../server.ts";
import { sendDownload } from "./download.ts";
import type { AppEnv } from "./env.ts";

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop(0);
});

/** The address of a server that sends the parts as a file, compressed like all the API's answers. */
async function serving(parts: () => AsyncGenerator<string>, lines: string[] = []): Promise<string> {
  const log = createLogger("error", { write: (line: string) => lines.push(line) });
  const app = new Hono<AppEnv>();
  app.use(compress());
  app.get("/", (c) => sendDownload(c, { name: "list.csv", type: "text/csv; charset=utf-8", log }, parts()));
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  servers.push(server);
  return `http://127.0.0.1:${server.port}/`;
}

describe("a download", () => {
  it("is a file of all its parts", async () => {
    const url = await serving(async function* () {
      for (let part = 0; part < 2000; part++) yield `${part}é\n`;
    });
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="list.csv"');
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect((await answer.text()).split("\n")).toHaveLength(2001);
  });

  it.each([
    ["gzip", 200],
    ["identity", 200],
    ["identity", 1],
  ])("breaks off where it fails, sent as %s after %i parts", async (coding, count) => {
    const lines: string[] = [];
    const url = await serving(async function* () {
      for (let part = 0; part < count; part++) yield "a line\n".repeat(1000);
      throw new Error("the database is gone");
    }, lines);
    const answer = fetch(url, { headers: { "accept-encoding": coding } });
    await expect(answer.then((found) => found.text())).rejects.toThrow(/terminated|fetch failed/);
    expect(lines.join()).toContain("a download broke off");
    expect(lines.join()).not.toContain("the database is gone");
  });

  it("ends its source when nobody reads on", async () => {
    const ended = Promise.withResolvers<void>();
    const url = await serving(async function* () {
      try {
        for (;;) yield "a line\n".repeat(1000);
      } finally {
        ended.resolve();
      }
    });
    const leaving = new AbortController();
    const answer = await fetch(url, { signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await ended.promise;
  });
});
