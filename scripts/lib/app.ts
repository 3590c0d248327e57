import path from "node:path";
import { publicConfigSchema } from "@ai-humanizer/shared";
import { ROOT } from "./paths.ts";
import { assertPortIsFree, portFromEnv } from "./port.ts";
import { runServices, type Service } from "./services.ts";

/** Where the app is to be: the port people open, and the folder its data lives in. */
export type Place = { port: number; dataDir: string };

export type Plan = { services: Service[]; apiPort: number };

/** Runs what `plan` names at the place the environment asks for, until it is told to stop; sets the exit code. */
export async function runApp(plan: (place: Place) => Promise<Plan>): Promise<void> {
  try {
    const place = {
      port: portFromEnv(process.env.PORT),
      dataDir: path.resolve(ROOT, process.env.DATA_DIR ?? "data"),
    };
    await assertPortIsFree(place.port);
    const { services, apiPort } = await plan(place);
    process.exitCode = await runServices(services, async () => console.log(await greeting(place, apiPort)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The API as a service of its own process group, serving the built web app too where `WEB_ROOT` is set. */
export function apiService(port: number, env: Record<string, string>, nodeArgs: string[] = []): Service {
  const stopWithParent = path.join(import.meta.dirname, "stop-with-parent.ts");
  return {
    name: "The API",
    command: process.execPath,
    args: [...nodeArgs, "--import", stopWithParent, path.join(ROOT, "api", "src", "main.ts")],
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    readyUrl: `http://localhost:${port}/api/ready`,
  };
}

async function greeting({ port, dataDir }: Place, apiPort: number): Promise<string> {
  const response = await fetch(`http://localhost:${apiPort}/api/config`);
  const { simulated } = publicConfigSchema.parse(await response.json());
  const lines = [`AI Humanizer is at http://localhost:${port}`, `Data:      ${dataDir}`];
  if (simulated.length > 0) lines.push(`Simulated: ${simulated.join("; ")}`);
  return [...lines, "Ctrl+C ends it."].join("\n");
}
