import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { chromium } from "@playwright/test";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { freePort } from "../../scripts/lib/port.ts";
import type { Desktop, Happening, Launch } from "./desktop.ts";
import { createHappenings } from "./happenings.ts";
import { toChromium } from "./stand-in/addresses.ts";

const here = import.meta.dirname;

/** The built main process on the stand-in for Electron, with a Chromium of its own. */
export const launchStandIn: Launch = async ({ dataDir, env, args }) => {
  const port = await freePort();
  // As Electron's, its storage is kept among the app's data.
  const context = await chromium.launchPersistentContext(path.join(dataDir, "chromium"), {
    executablePath: requireChromium(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--no-first-run",
      "--use-fake-device-for-media-stream",
      `--remote-debugging-port=${port}`,
    ],
  });
  const main = startMain(args, {
    ...env,
    STAND_IN_CHROMIUM: `http://127.0.0.1:${port}`,
    STAND_IN_KEY: "5a".repeat(32),
  });
  const close = async () => {
    main.kill();
    await main.exited;
    await context.close();
  };
  await main.until("shown").catch((error: unknown) => close().then(() => Promise.reject(error)));
  const own = toChromium("app://ai-humanizer/");
  const page = context.pages().find((each) => each.url().startsWith(own));
  if (!page) throw new Error("The app has opened no window");

  return {
    ...main,
    page,
    dataDir,
    address: toChromium,
    callFrom: (frame, channel, input) =>
      frame.evaluate(
        ([name, argument]) =>
          // The stand-in leaves it in every frame that runs no preload code.
          (window as unknown as { __ipc: (name: string, input: unknown) => Promise<unknown> }).__ipc(
            name,
            argument,
          ),
        [channel, input] as const,
      ),
    close,
  };
};

type Main = Pick<Desktop, "happened" | "until" | "command" | "exited"> & { kill: () => void };

/** Starts the main process; what happens comes over Node's channel between processes. */
function startMain(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Main {
  const main: ChildProcess = spawn(
    process.execPath,
    [
      "--import",
      path.join(here, "stand-in", "register.ts"),
      path.join(here, "..", "dist", "main", "main.js"),
      ...args,
    ],
    { stdio: ["ignore", "pipe", "pipe", "ipc"], env },
  );
  let log = "";
  for (const output of [main.stdout, main.stderr]) output?.on("data", (chunk) => (log += chunk));
  const exited = once(main, "exit").then(([code]: (number | null)[]) => code ?? null);
  const { happened, until, add } = createHappenings(exited, () => log);
  const answers = new Map<number, (result: unknown) => void>();
  main.on("message", (message: Happening | { id: number; result: unknown }) => {
    if ("id" in message) answers.get(message.id)?.(message.result);
    else add([message]);
  });
  let count = 0;

  return {
    happened,
    until,
    exited,
    command: (name, argument = null) =>
      new Promise((resolve) => {
        const id = ++count;
        answers.set(id, resolve);
        main.send({ id, name, argument });
        // Who is told to quit may not live to answer.
        exited.then(() => resolve(null));
      }),
    kill: () => main.kill(),
  };
}
