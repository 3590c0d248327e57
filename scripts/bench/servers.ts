import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startChild } from "../lib/child.ts";
import { ROOT } from "../lib/paths.ts";
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
    "api/src/main.ts",
    { ...loose, HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
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
  start("scripts/bench/model.ts", env, "/v1/models");

/** A bare Hono server. */
export const startHello = (): Promise<BenchServer> => start("scripts/bench/hello.ts", {}, "/");

async function start(file: string, env: Record<string, string>, readyPath: string): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["--import", path.join(ROOT, "scripts/lib/stop-with-parent.ts"), path.join(ROOT, file)];
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
      throw new Error(`${file} did not answer.`);
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
