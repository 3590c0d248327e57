import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { _electron } from "@playwright/test";
import type { Desktop, Happening, Launch } from "./desktop.ts";
import { createHappenings } from "./happenings.ts";

const here = import.meta.dirname;
/** How often the app is asked what happened, in ms. */
const pollMs = 50;

interface Hooks {
  readonly takeHappened: () => Happening[];
  readonly command: (name: string, argument: unknown) => Promise<unknown>;
}

/** Whether Electron's program is installed, and a screen is there for it. */
export function canLaunchElectron(env: NodeJS.ProcessEnv = process.env): boolean {
  const folder = path.dirname(createRequire(import.meta.url).resolve("electron/package.json"));
  const nameFile = path.join(folder, "path.txt");
  if (!existsSync(nameFile) || !existsSync(path.join(folder, "dist", readFileSync(nameFile, "utf8")))) {
    return false;
  }
  return process.platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** The built app on Electron itself. */
export const launchElectron: Launch = async ({ dataDir, env, args }) => {
  const hooks = path.join(dataDir, "hooks.cjs");
  // Electron's Node reads no TypeScript.
  writeFileSync(hooks, stripTypeScriptTypes(readFileSync(path.join(here, "electron", "hooks.cts"), "utf8")));
  const defined = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const app = await _electron.launch({
    args: ["-r", hooks, path.join(here, ".."), ...args],
    env: Object.fromEntries(defined),
  });
  let running = true;
  const exited = once(app.process(), "exit").then(([code]: (number | null)[]) => {
    running = false;
    return code ?? null;
  });
  const command: Desktop["command"] = (name, argument = null) =>
    app
      .evaluate(
        (_electronModule, [what, value]) =>
          (globalThis as unknown as { desktopTest: Hooks }).desktopTest.command(what, value),
        [name, argument] as const,
      )
      .catch((error: unknown) => {
        // Who is told to quit may not live to answer.
        if (running) throw error;
        return null;
      });
  let log = "";
  for (const output of [app.process().stdout, app.process().stderr])
    output?.on("data", (chunk) => (log += chunk));
  const { happened, until, add } = createHappenings(exited, () => log);
  const poll = setInterval(() => {
    app
      .evaluate(() => (globalThis as unknown as { desktopTest: Hooks }).desktopTest.takeHappened())
      .then(add, () => {});
  }, pollMs);
  const page = await app.firstWindow();
  await until("shown");

  return {
    page,
    dataDir,
    happened,
    until,
    command,
    exited,
    address: (url) => url,
    callFrom: (frame, channel, input) => command("call from", { frame: frame.name(), channel, input }),
    close: async () => {
      clearInterval(poll);
      if (running) await app.close();
      await exited;
    },
  };
};
