import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { freePort } from "./port.ts";
import type { Service } from "./services.ts";

const STOP_WITH_PARENT = path.join(import.meta.dirname, "stop-with-parent.ts");

/** A service that prints its own pid and that of a helper process it starts, and then answers on the port. */
const SERVE = `
  const { spawn } = require("node:child_process");
  const helper = spawn("sleep", ["600"], { stdio: "ignore" });
  require("node:http").createServer((_, res) => res.end()).listen(process.argv[1], () =>
    console.log("pid", process.pid, "helper", helper.pid));
`;
const STUBBORN = `for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {}); ${SERVE}`;
const CRASH = "process.exit(3)";

async function service(name: string, code: string): Promise<Service> {
  const port = await freePort();
  const args = ["--import", STOP_WITH_PARENT, "-e", code, String(port)];
  return { name, command: process.execPath, args, readyUrl: `http://localhost:${port}/` };
}

/** Runs services in a process of their own, which prints "ready" and later ends with their exit code. */
function start(services: Service[]) {
  const code = `
    import { runServices } from ${JSON.stringify(path.join(import.meta.dirname, "services.ts"))};
    process.exitCode = await runServices(${JSON.stringify(services)}, async () => console.log("ready"));
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    output: () => output,
    ready: () => until(() => output.includes("ready")),
    pids: () => [...output.matchAll(/(?:pid|helper) (\d+)/g)].map(([, pid]) => Number(pid)),
  };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("Waited in vain.");
    await sleep(20);
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has ended; it only waits for its parent to look. Linux alone says so.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch (error) {
    return (
      error instanceof Error && "code" in error && error.code === "ENOENT" && process.platform !== "linux"
    );
  }
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends all services and what they started",
  async (signal) => {
    const run = start([await service("One", SERVE), await service("Two", SERVE)]);
    await run.ready();
    expect(run.pids().filter(alive)).toHaveLength(4);
    run.kill(signal);
    expect(await run.ended).toBe(0);
    await until(() => !run.pids().some(alive));
  },
);

test("even SIGKILL leaves no orphan", async () => {
  const run = start([await service("One", SERVE)]);
  await run.ready();
  run.kill("SIGKILL");
  await run.ended;
  await until(() => !run.pids().some(alive));
});

test("a second signal ends a service that does not listen to the first", async () => {
  const run = start([await service("One", STUBBORN)]);
  await run.ready();
  run.kill("SIGINT");
  await until(() => run.pids().filter(alive).length === 1);
  run.kill("SIGINT");
  expect(await run.ended).toBe(0);
  await until(() => !run.pids().some(alive));
});

test("a service that ends by itself ends the others, with exit code 1", async () => {
  const run = start([await service("The first", SERVE), await service("The second", CRASH)]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("The second ended unexpectedly (exit code 3).");
  expect(run.output()).not.toContain("ready");
  expect(run.pids()).toHaveLength(2);
  await until(() => !run.pids().some(alive));
});

test("a command that does not exist is named", async () => {
  const run = start([{ ...(await service("The API", "")), command: "/no/such/program" }]);
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain("The API ended unexpectedly (spawn /no/such/program ENOENT).");
});

test.each([
  ["does not start", CRASH],
  ["ends by itself", `${SERVE}; setTimeout(() => process.exit(3), 500)`],
])("an optional service that %s is named, and the others go on", async (_, code) => {
  const extra = { ...(await service("The extra", code)), optional: "No extras." };
  const run = start([extra, await service("The main one", SERVE)]);
  await run.ready();
  await until(() => run.output().includes("The extra ended unexpectedly (exit code 3). No extras."));
  expect(run.pids().filter(alive)).toHaveLength(2);
  run.kill("SIGINT");
  expect(await run.ended).toBe(0);
});
