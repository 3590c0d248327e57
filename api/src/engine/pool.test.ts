import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { RemoteEngine } from "./engine.ts";
import { createEnginePool } from "./pool.ts";

const workerFile = path.join(import.meta.dirname, "../../test/test-worker.ts");
const never = new AbortController().signal;

describe("createEnginePool", () => {
  let pool: RemoteEngine;
  afterEach(() => pool.close());

  async function start(options: Partial<Parameters<typeof createEnginePool>[0]> = {}) {
    pool = createEnginePool({ threads: 1, maxQueue: 10, workerFile, abandonedMs: 30, ...options });
    await pool.ready();
    return (text: string, signal = never) => pool.humanize(text, {}, signal);
  }

  it("runs a text in a worker", async () => {
    const run = await start();
    expect(await run("We utilize it.")).toMatchObject({ kind: "done", result: { text: "We use it." } });
    expect(await run("language Dutch")).toEqual({ kind: "unsupported-language", language: "Dutch" });
  });

  it("leaves the event loop free while it works", async () => {
    const run = await start();
    const running = run("busy 400");
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    await running;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });

  it("refuses with 503 and Retry-After once workers and queue are full, and recovers", async () => {
    const run = await start({ maxQueue: 1 });
    const taken = [run("busy 100"), run("We utilize it.")];
    await expect(run("one too many")).rejects.toMatchObject({
      status: 503,
      code: "overloaded",
      retryAfterSeconds: 5,
    });
    await Promise.all(taken);
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
  });

  it("lets the parts of a run wait, however full it is", async () => {
    const run = await start({ maxQueue: 0 });
    const taken = run("busy 100");
    const parts = ["We utilize it.", "We utilize them."].map((part) => pool.humanizePart(part, {}, never));
    await expect(run("one too many")).rejects.toMatchObject({ code: "overloaded" });
    expect(await Promise.all(parts)).toMatchObject([{ kind: "done" }, { kind: "done" }]);
    await taken;
  });

  it("drops a waiting run at once when its caller leaves", async () => {
    const run = await start({ maxQueue: 1 });
    const caller = new AbortController();
    const running = run("busy 150");
    const waiting = run("We utilize it.", caller.signal);
    caller.abort(new Error("left"));
    await expect(waiting).rejects.toThrow("left");
    await new Promise((resolve) => setImmediate(resolve));
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
    await running;
  });

  it("ends a thread that works for nobody, and starts another", async () => {
    const run = await start();
    const caller = new AbortController();
    const running = run("busy 60000", caller.signal);
    await new Promise((resolve) => setTimeout(resolve, 50));
    caller.abort(new Error("left"));
    const left = performance.now();
    await expect(running).rejects.toThrow("left");
    expect(performance.now() - left).toBeLessThan(1000);
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
    expect(performance.now() - left).toBeLessThan(10_000);
  });

  it("does not start for a caller that has left already", async () => {
    const run = await start();
    await expect(run("busy 60000", AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
  });

  it("survives a run that throws and a thread that dies", async () => {
    const run = await start();
    await expect(run("throw")).rejects.toThrow("the engine failed");
    await expect(run("crash")).rejects.toThrow();
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
  });

  it("answers 503 to runs that it cuts off when it closes", async () => {
    const run = await start();
    const running = run("busy 60000");
    running.catch(() => {});
    await pool.close();
    await expect(running).rejects.toMatchObject({ status: 503, code: "overloaded" });
  });

  it("tells who waits for it that its workers can't start", async () => {
    pool = createEnginePool({ threads: 1, maxQueue: 1, workerFile: "/no/such/worker.ts" });
    await expect(pool.ready()).rejects.toThrow();
  });
});
