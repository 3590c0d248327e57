import { afterEach, expect, test } from "vitest";
import { createRunner, type Runner } from "./runner.ts";

let runner: Runner;
afterEach(() => runner.close());

test("a tool's output and success come back", async () => {
  runner = createRunner(10_000);
  const said = await runner.node(["-e", "console.log(process.env.GREETING)"], { GREETING: "hello" });
  expect(said).toEqual({ ok: true, output: "hello\n" });
  const failed = await runner.node(["-e", "console.error('no'); process.exit(2)"]);
  expect(failed).toEqual({ ok: false, output: "no\n" });
});

test("a tool that takes too long is ended and has failed", async () => {
  runner = createRunner(300);
  const outcome = await runner.node(["-e", "setInterval(() => {}, 1000)"]);
  expect(outcome).toEqual({ ok: false, output: "\nStopped after 0.3 s.\n" });
});

test("a helper that outlives its tool neither lives on nor holds the stage up", async () => {
  runner = createRunner(10_000);
  const code = `
    const helper = require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" });
    helper.unref();
    console.log(helper.pid);
  `;
  const { ok, output } = await runner.node(["-e", code]);
  // Whatever it waits for is stopped in the end, and has failed then.
  expect(ok).toBe(true);
  expect(Number(output)).toBeGreaterThan(0);
});

test("closing ends what still runs", async () => {
  runner = createRunner(60_000);
  const outcome = runner.node(["-e", "setInterval(() => {}, 1000)"]);
  await runner.close();
  expect((await outcome).ok).toBe(false);
});
