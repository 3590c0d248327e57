import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createLocalEngine, type LocalEngine } from "./engine.ts";
import type { EngineTask } from "./engine-messages.ts";
import { forkEngine } from "./fork-engine.ts";

const options = { tone: "casual", mode: "standard", preserveLength: false } as const;
const text = "We leverage new tools in our work every day.";

const never = new AbortController().signal;

let engine: LocalEngine | null = null;
afterEach(() => engine?.close());

test("humanizes in a process of its own, which starts when it is needed and again after it was lost", async () => {
  const children: ReturnType<typeof forkEngine>[] = [];
  engine = createLocalEngine(() => {
    const child = forkEngine();
    children.push(child);
    return child;
  });
  expect(children).toEqual([]);
  const [first, second, german, kept] = await Promise.all([
    engine.run(text, options, never),
    engine.run("The cat sat on the mat.", options, never),
    engine.run(
      "Dies ist ein ganz gewöhnlicher Text in einer anderen Sprache, den niemand umschreibt.",
      options,
      never,
    ),
    engine.run(text, { ...options, keep: ["leverage"] }, never),
  ]);
  expect(children).toHaveLength(1);
  expect(first).toMatchObject({ kind: "done", result: { text: expect.not.stringContaining("leverage") } });
  expect(second).toMatchObject({ kind: "done", result: { text: expect.stringContaining("cat") } });
  expect(german).toMatchObject({ kind: "unsupported-language", language: "German" });
  expect(kept).toMatchObject({ kind: "done", result: { text: expect.stringContaining("leverage") } });

  // Long enough not to be done before the process is.
  const lost = engine.run(`${text}\n\n`.repeat(2_000), options, never);
  const next = engine.run(text, options, never);
  children[0]?.kill("SIGKILL");
  await expect(lost).rejects.toThrow("ended unexpectedly");
  expect(await next).toMatchObject({ kind: "done" });
  expect(children).toHaveLength(2);

  const last = children[1];
  engine.close();
  await vi.waitFor(() => expect(last?.signalCode ?? last?.exitCode).not.toBeNull(), { timeout: 10_000 });
}, 60_000);

/** A process that answers when the test says so; it is told its tasks, and remembers whether it was ended. */
function fakeProcess() {
  const tasks: EngineTask[] = [];
  const child = Object.assign(new EventEmitter(), {
    postMessage: (task: EngineTask) => tasks.push(task),
    kill: vi.fn(() => true),
  });
  const answer = (at: number) =>
    child.emit("message", { id: tasks[at]?.id, kind: "unsupported-language", language: "Dutch" });
  return { child, tasks, answer };
}

/** An engine on such processes, which are ended soon after nobody waits for their run any more. */
function setUpFakes() {
  const processes: ReturnType<typeof fakeProcess>[] = [];
  engine = createLocalEngine(() => {
    const started = fakeProcess();
    processes.push(started);
    return started.child;
  }, 20);
  const texts = () => processes.map(({ tasks }) => tasks.map(({ text }) => text));
  return { engine, processes, texts };
}

test("a run that is stopped rejects at once; its process is ended where it goes on, and those that wait get another", async () => {
  const { engine, processes, texts } = setUpFakes();
  const stop = new AbortController();
  const [first, second, third] = [
    engine.run("first", options, stop.signal),
    engine.run("second", options, stop.signal),
    engine.run("third", options, never),
  ];
  stop.abort(new Error("stopped"));
  await expect(first).rejects.toThrow("stopped");
  await expect(second).rejects.toThrow("stopped");
  await vi.waitFor(() => expect(texts()).toEqual([["first"], ["third"]]), 10_000);
  expect(processes[0]?.child.kill).toHaveBeenCalledOnce();
  processes[1]?.answer(0);
  expect(await third).toMatchObject({ language: "Dutch" });
  await expect(engine.run("late", options, stop.signal)).rejects.toThrow("stopped");
  expect(texts()).toEqual([["first"], ["third"]]);
});

test("a stopped run that ends soon costs no new process", async () => {
  const { engine, processes, texts } = setUpFakes();
  const stop = new AbortController();
  const first = engine.run("first", options, stop.signal);
  const second = engine.run("second", options, never);
  stop.abort(new Error("stopped"));
  await expect(first).rejects.toThrow("stopped");
  processes[0]?.answer(0);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(texts()).toEqual([["first", "second"]]);
  expect(processes[0]?.child.kill).not.toHaveBeenCalled();
  processes[0]?.answer(1);
  expect(await second).toMatchObject({ language: "Dutch" });
});

test("an answer that makes no sense fails its run, and the next one goes on", async () => {
  const { engine, processes } = setUpFakes();
  const first = engine.run("first", options, never);
  const second = engine.run("second", options, never);
  processes[0]?.child.emit("message", { id: processes[0].tasks[0]?.id, kind: "done" });
  await expect(first).rejects.toThrow("made no sense");
  processes[0]?.answer(1);
  expect(await second).toMatchObject({ language: "Dutch" });
});

test("closing rejects what is under way, and what waits", async () => {
  const { engine } = setUpFakes();
  const runs = [engine.run("first", options, never), engine.run("second", options, never)];
  engine.close();
  for (const run of runs) await expect(run).rejects.toThrow("closed");
});
