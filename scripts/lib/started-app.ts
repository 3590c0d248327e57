import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ROOT } from "./paths.ts";

export type StartedApp = {
  /** All it has printed so far. */
  output: () => string;
  /** Sends a signal, as Ctrl+C sends SIGINT, and resolves to the exit code. */
  stop: (signal: NodeJS.Signals) => Promise<unknown>;
};

/** Runs `npm start`'s script in local mode, until it has printed that it is ready or has ended. */
export async function startApp(port: number, dataDir: string): Promise<StartedApp> {
  const env = {
    ...process.env,
    NODE_ENV: "",
    PUBLIC_URL: "",
    PROVIDER: "local",
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const script = path.join(ROOT, "scripts", "start.ts");
  const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit").then(([code]: unknown[]) => code);
  let output = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (output.includes("Ctrl+C ends it.")) resolve();
      });
    }
  });
  await Promise.race([ready, exited]);

  async function stop(signal: NodeJS.Signals): Promise<unknown> {
    child.kill(signal);
    return await exited;
  }
  return { output: () => output, stop };
}
