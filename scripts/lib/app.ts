import path from "node:path";
import { publicConfigSchema } from "@ai-humanizer/shared";
import { ROOT } from "./paths.ts";
import { assertPortIsFree, portFromEnv } from "./port.ts";
import { runServices, type Service } from "./services.ts";

/** Where the app is to be: its port, its address for people, the folder of its data, and what the API is told of it. */
export type Place = { port: number; url: string; dataDir: string; env: Record<string, string> };

export type Plan = { services: Service[]; apiPort: number };

/** Runs what `plan` names at the place the environment asks for, until it is told to stop; sets the exit code. */
export async function runApp(plan: (place: Place) => Promise<Plan>): Promise<void> {
  try {
    const place = placeFrom(process.env);
    await assertPortIsFree(place.port);
    const { services, apiPort } = await plan(place);
    const onReady = async () => console.log(await greeting(place, apiPort));
    process.exitCode = await runServices(services, onReady, graceMs());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function placeFrom(env: NodeJS.ProcessEnv): Place {
  const port = portFromEnv(env.PORT);
  const dataDir = path.resolve(ROOT, env.DATA_DIR || "data");
  const url = env.PUBLIC_URL || `http://localhost:${port}`;
  // In production the API insists on being told its address, so none is made up for it there.
  const told = env.NODE_ENV === "production" ? {} : { PUBLIC_URL: url };
  return { port, url, dataDir, env: { DATA_DIR: dataDir, ...told } };
}

/**
 * The API as a command for Node, sparing of memory: what a request leaves behind is short-lived, and without limits V8
 * lets 100 MB of it lie, and glibc as much again in a heap for each thread.
 */
export const apiCommand = {
  args: [
    "--max-semi-space-size=4",
    "--max-old-space-size=512",
    "--import",
    path.join(import.meta.dirname, "stop-with-parent.ts"),
    path.join(ROOT, "api", "src", "main.ts"),
  ],
  // Compiled code is kept: else each start strips the types off every file again, in the engine's threads as well.
  env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: path.join(ROOT, ".cache", "node") },
} as const;

/** The API as a service; it serves the built web app too where `WEB_ROOT` is set. */
export function apiService(port: number, env: Record<string, string>, nodeArgs: string[] = []): Service {
  return {
    name: "The API",
    command: process.execPath,
    args: [...nodeArgs, ...apiCommand.args],
    cwd: ROOT,
    env: { ...apiCommand.env, ...process.env, ...env, PORT: String(port) },
    readyUrl: `${addressOf(port)}/api/ready`,
  };
}

/** Where this machine reaches a port of the API, which may listen on one address only. */
export function addressOf(port: number): string {
  const host = process.env.HOST ?? "";
  return `http://${["", "0.0.0.0", "::"].includes(host) ? "localhost" : host}:${port}`;
}

/** A little longer than the API itself waits for requests in flight. */
function graceMs(): number {
  return (Number(process.env.SHUTDOWN_MS) || 8_000) + 4_000;
}

async function greeting({ url, dataDir }: Place, apiPort: number): Promise<string> {
  const response = await fetch(`${addressOf(apiPort)}/api/config`);
  const { simulated, demo } = publicConfigSchema.parse(await response.json());
  const lines = [`AI Humanizer is at ${url}`, `Data:      ${dataDir}`];
  if (demo !== null) lines.push(`Demo:      ${demo.email} with ${demo.password} at ${url}/demo-login`);
  if (simulated.length > 0) lines.push(`Simulated: ${simulated.join("; ")}`);
  return [...lines, "Ctrl+C ends it."].join("\n");
}
