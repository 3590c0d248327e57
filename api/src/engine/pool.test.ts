import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { RemoteEngine } from "./engine.ts";
import { createEnginePool } from "./pool.ts";

const workerFile = path.join(import.meta.dirname, "../../test/test-worker.ts");
const { signal: never } = new AbortController();

describe("createEnginePool", () => {
  let pool: RemoteEngine;
  /** What the pool told of its idle threads. */
  let told: Error[];
  const onIdleError = (error: Error) => void told.push(error);
  beforeEach(() => {
    told = [];
  });
  afterEach(() => pool.close());

  async function start(options: Partial<Parameters<typeof createEnginePool>[0]> = {}) {
    pool = createEnginePool({
      threads: 1,
      maxQueue: 10,
      workerFile,
      abandonedMs: 30,
      onIdleError,
      ...options,
    });
    await pool.ready();
    return (text: string, signal = never, priority = false) => pool.humanize(text, {}, { signal, priority });
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
    expect(ticks).toBeGreaterThan(0);
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

  it("starts runs in the order they came, those with priority before others", async () => {
    const run = await start();
    const order: string[] = [];
    const note = (name: string, priority: boolean) =>
      run("busy 5", never, priority).then(() => order.push(name));
    await Promise.all([
      note("running", false),
      note("guest 1", false),
      note("guest 2", false),
      note("paid 1", true),
      note("paid 2", true),
      note("guest 3", false),
    ]);
    expect(order).toEqual(["running", "paid 1", "paid 2", "guest 1", "guest 2", "guest 3"]);
  });

  it("lets no stream of runs with priority keep another waiting", async () => {
    const run = await start();
    const order: string[] = [];
    const note = (name: string, priority: boolean) =>
      run("busy 5", never, priority).then(() => order.push(name));
    const names = ["paid 1", "paid 2", "paid 3", "paid 4", "paid 5"];
    await Promise.all([
      note("running", false),
      note("guest 1", false),
      note("guest 2", false),
      ...names.map((name) => note(name, true)),
    ]);
    expect(order).toEqual([
      "running",
      "paid 1",
      "paid 2",
      "paid 3",
      "guest 1",
      "paid 4",
      "paid 5",
      "guest 2",
    ]);
  });

  it("has room for a run with priority however many others wait", async () => {
    const run = await start({ maxQueue: 2 });
    const taken = [run("busy 50"), run("We utilize it."), run("We utilize it.")];
    await expect(run("one too many")).rejects.toMatchObject({ code: "overloaded" });
    taken.push(run("We utilize it.", never, true), run("We utilize it.", never, true));
    await expect(run("one too many", never, true)).rejects.toMatchObject({ code: "overloaded" });
    expect(await Promise.all(taken)).toHaveLength(5);
  });

  it("lets the parts of a run wait, however full it is", async () => {
    const run = await start({ maxQueue: 0 });
    const taken = run("busy 100");
    const parts = ["We utilize it.", "We utilize them."].map((part) =>
      pool.humanizePart(part, {}, { signal: never, priority: false }),
    );
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
    expect(performance.now() - left).toBeLessThan(10_000);
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
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

  it("tells of a thread that can't take the place of a dead one, and tries again with the next run", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "ai-humanizer-worker-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "worker.ts");
    const install = () => writeFileSync(file, `export { default } from ${JSON.stringify(workerFile)};`);
    install();
    const run = await start({ workerFile: file });
    rmSync(file);
    await expect(run("crash")).rejects.toThrow();
    await vi.waitFor(() => expect(told).toMatchObject([{ code: "ERR_MODULE_NOT_FOUND" }]), 10_000);
    install();
    expect(await run("We utilize it.")).toMatchObject({ kind: "done" });
  });

  it("answers 503 to runs that it cuts off or never starts when it closes", async () => {
    const run = await start();
    const running = run("busy 60000");
    running.catch(() => {});
    const waiting = run("We utilize it.");
    waiting.catch(() => {});
    await pool.close();
    await expect(running).rejects.toMatchObject({ status: 503, code: "overloaded" });
    await expect(waiting).rejects.toMatchObject({ status: 503, code: "overloaded" });
  });

  it("tells who waits for it that its workers can't start", async () => {
    pool = createEnginePool({ threads: 1, maxQueue: 1, workerFile: "/no/such/worker.ts", onIdleError });
    await expect(pool.ready()).rejects.toThrow();
  });
});
