import { afterEach, expect, test, vi } from "vitest";
import { createLocalEngine, type LocalEngine } from "./engine.ts";
import { forkEngine } from "./fork-engine.ts";

const options = { tone: "casual", mode: "standard", preserveLength: false } as const;
const text = "We leverage a plethora of tools to facilitate growth.";

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
    engine.run(text, options),
    engine.run("The cat sat on the mat.", options),
    engine.run(
      "Dies ist ein ganz gewöhnlicher Text in einer anderen Sprache, den niemand umschreibt.",
      options,
    ),
    engine.run(text, { ...options, keep: ["leverage"] }),
  ]);
  expect(children).toHaveLength(1);
  expect(first).toMatchObject({ kind: "done", result: { text: expect.not.stringContaining("leverage") } });
  expect(second).toMatchObject({ kind: "done", result: { text: expect.stringContaining("cat") } });
  expect(german).toMatchObject({ kind: "unsupported-language", language: "German" });
  expect(kept).toMatchObject({ kind: "done", result: { text: expect.stringContaining("leverage") } });

  // Long enough not to be done before the process is.
  const lost = engine.run(`${text}\n\n`.repeat(2_000), options);
  children[0]?.kill("SIGKILL");
  await expect(lost).rejects.toThrow("ended unexpectedly");
  expect(await engine.run(text, options)).toMatchObject({ kind: "done" });
  expect(children).toHaveLength(2);

  const last = children[1];
  engine.close();
  await vi.waitFor(() => expect(last?.signalCode ?? last?.exitCode).not.toBeNull(), { timeout: 10_000 });
}, 60_000);
