import path from "node:path";
import { startChild } from "../../scripts/lib/child.ts";
import { ROOT } from "../../scripts/lib/paths.ts";

interface ApiProcess {
  readonly stop: () => Promise<void>;
}

/** Starts an API of its own, whose data outlives it; nobody can sign in there. */
export async function startApi(
  port: number,
  dataDir: string,
  minDesktopVersion: string,
): Promise<ApiProcess> {
  const origin = `http://localhost:${port}`;
  let log = "";
  const child = startChild(
    {
      command: process.execPath,
      args: [path.join(ROOT, "api", "src", "main.ts")],
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        DESKTOP_MIN_VERSION: minDesktopVersion,
      },
    },
    (chunk) => {
      log += chunk;
    },
  );
  const ended = child.exited.then(() => Promise.reject(new Error(`The API ended:\n${log}`)));
  await Promise.race([ended, untilReady(`${origin}/api/ready`)]);
  return { stop: () => child.stop(10_000) };
}

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
}
