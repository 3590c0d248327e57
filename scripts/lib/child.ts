import { type ChildProcess, spawn, spawnSync } from "node:child_process";

export type Command = {
  command: string;
  args: readonly string[];
  cwd?: string;
  /** The whole environment of the child; the default is this process's. */
  env?: NodeJS.ProcessEnv;
};

export type Child = {
  /** Undefined if it could not be started. */
  pid: number | undefined;
  /** Resolves once the process has ended and what it wrote has arrived. Never rejects. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>;
  /** Asks the process and its descendants to end, ends them by force after `graceMs`, and resolves when they are gone. */
  stop: (graceMs?: number) => Promise<void>;
};

/** Where a child's output goes: to this process's own, or chunk by chunk to a function. */
export type Output = "inherit" | ((chunk: string) => void);

const POSIX = process.platform !== "win32";

/** Starts a command as the leader of its own process group, so that all it starts can be ended with it. */
export function startChild({ command, args, cwd, env }: Command, output: Output): Child {
  const sink = output === "inherit" ? "inherit" : "pipe";
  // The pipe to stdin is how `stop-with-parent.ts` notices that this process is gone, even by SIGKILL.
  const child = spawn(command, args, {
    stdio: ["pipe", sink, sink],
    detached: POSIX,
    windowsHide: true,
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
  });
  child.stdin?.on("error", () => {});
  if (output !== "inherit") {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", output);
  }

  const exited = new Promise<Awaited<Child["exited"]>>((resolve) => {
    child.once("error", (error) => resolve({ code: null, signal: null, error }));
    // A descendant that outlives its parent would keep the pipes open and "close" from ever coming.
    child.once("exit", () => signalTree(child, "SIGKILL"));
    child.once("close", (code, signal) => resolve({ code, signal }));
  });

  async function stop(graceMs = 10_000): Promise<void> {
    signalTree(child, "SIGTERM");
    const timer = setTimeout(() => signalTree(child, "SIGKILL"), graceMs);
    await exited;
    clearTimeout(timer);
  }
  return { pid: child.pid, exited, stop };
}

function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  if (!POSIX) {
    spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
