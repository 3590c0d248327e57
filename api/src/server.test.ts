import { Agent, get } from "node:http";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { humanizeInit, testApp } from "../test/app.ts";
import { databases, testDatabase } from "../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../test/fake-humanizer.ts";
import { listen, until } from "../test/http.ts";
import { used } from "./features/quota/quota.repository.ts";
import type { AppEnv } from "./http/env.ts";
import { startServer } from "./server.ts";

describe("startServer", () => {
  it("finishes a request in flight and takes no other while it stops", async () => {
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const app = new Hono<AppEnv>().get("/slow", async (c) => {
      entered.resolve();
      await gate.promise;
      return c.text("finished");
    });
    const { url, stop } = await listen(app);
    const slow = fetch(`${url}/slow`);
    await entered.promise;
    const stopped = stop(15_000);
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    gate.resolve();
    expect(await (await slow).text()).toBe("finished");
    // The client would keep the connection, but that must not hold the server up.
    const start = performance.now();
    await stopped;
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it("does not wait for connections that are kept alive without a request", async () => {
    const { port, stop } = await listen(new Hono<AppEnv>().get("/", (c) => c.text("ok")));
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      get({ port, host: "127.0.0.1", agent }, (response) => response.resume().on("end", resolve));
    });
    const start = performance.now();
    await stop(15_000);
    expect(performance.now() - start).toBeLessThan(10_000);
    agent.destroy();
  });

  it("cuts off what has not ended after the grace period", async () => {
    const { url, stop } = await listen(new Hono<AppEnv>().get("/", () => new Promise<Response>(() => {})));
    const endless = fetch(url);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [result] = await Promise.allSettled([endless, stop(50)]);
    expect(result.status).toBe("rejected");
  });

  it("waits for work whose client is gone", async () => {
    let cleanedUp = false;
    const entered = Promise.withResolvers<void>();
    const app = new Hono<AppEnv>().get("/", async (c) => {
      entered.resolve();
      await new Promise((resolve) => c.req.raw.signal.addEventListener("abort", resolve));
      await new Promise((resolve) => setTimeout(resolve, 50));
      cleanedUp = true;
      return c.text("nobody reads this");
    });
    const { url, stop } = await listen(app);
    const client = new AbortController();
    const left = fetch(url, { signal: client.signal });
    await entered.promise;
    client.abort();
    await expect(left).rejects.toThrow();
    await stop(1000);
    expect(cleanedUp).toBe(true);
  });

  it("rejects when the port is taken", async () => {
    const { port, stop } = await listen(new Hono<AppEnv>());
    await expect(startServer(new Hono<AppEnv>(), { host: "127.0.0.1", port })).rejects.toThrow(/EADDRINUSE/);
    await stop(0);
  });
});

describe("a client that leaves", () => {
  const database = testDatabase(databases[0].open);

  it("cancels its work and gets the use back", async () => {
    let canceled = false;
    let running = false;
    const humanizer = fakeHumanizer((_text, _options, { signal }) => {
      running = true;
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          canceled = true;
          reject(signal.reason);
        });
      });
    });
    const { url, stop } = await listen(testApp({ db: database.db, humanizer }));
    const session = crypto.randomUUID();
    const usedUp = () => used(database.db, `guest:${session}`, "all");
    const client = new AbortController();
    const request = fetch(`${url}/api/humanize`, { ...humanizeInit(session), signal: client.signal });
    request.catch(() => {});
    await until(() => running);
    expect(await usedUp()).toBe(1);
    client.abort();
    await until(() => canceled);
    await until(async () => (await usedUp()) === 0);
    await stop(1000);
  });

  it("does not harm others on the same server", async () => {
    const humanizer = fakeHumanizer(async (text, options) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return fakeOutcome(text, options);
    });
    const { url, stop } = await listen(testApp({ db: database.db, humanizer }));
    const call = (signal?: AbortSignal) =>
      fetch(`${url}/api/humanize`, { ...humanizeInit(crypto.randomUUID()), ...(signal ? { signal } : {}) });
    const results = await Promise.allSettled([call(AbortSignal.timeout(10)), call(), call()]);
    expect(results.map((result) => (result.status === "fulfilled" ? result.value.status : "left"))).toEqual([
      "left",
      200,
      200,
    ]);
    await stop(1000);
  });
});
