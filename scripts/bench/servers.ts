import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { apiCommand } from "../lib/app.ts";
import { startChild } from "../lib/child.ts";
import { freePort } from "../lib/port.ts";

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const loose = {
  PROVIDER: "local",
  RATE_LIMIT_CALLS: "1000000",
  RATE_LIMIT_HUMANIZES: "1000000",
  GUEST_USES_PER_ADDRESS: "1000000",
};

/** The API as it is run, on a database of its own unless the environment names one, with limits that no benchmark reaches. */
export async function startApi(env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "ai-humanizer-bench-"));
  const { url, pid, stop } = await start(
    apiCommand.args,
    { ...apiCommand.env, ...loose, HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
    "/api/ready",
  );
  const stopAndDelete = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, pid, stop: stopAndDelete };
}

/** A language model whose speed the environment tells. */
export const startModel = (env: Record<string, string>): Promise<BenchServer> =>
  start(benchScript("model.ts"), env, "/v1/models");

/** A bare Hono server. */
export const startHello = (): Promise<BenchServer> => start(benchScript("hello.ts"), {}, "/");

const benchScript = (name: string) => [
  "--import",
  path.join(import.meta.dirname, "../lib/stop-with-parent.ts"),
  path.join(import.meta.dirname, name),
];

async function start(
  args: readonly string[],
  env: Record<string, string>,
  readyPath: string,
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(
    { command: process.execPath, args, env: { ...process.env, ...env, PORT: String(port) } },
    "inherit",
  );
  let ended = false;
  child.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(url + readyPath))) {
    if (ended || Date.now() > deadline) {
      await child.stop();
      throw new Error(`${args.at(-1)} did not answer.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid ?? 0, stop: child.stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
