import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** For tests: the engine's process from its sources, as a child of Node in the place of Electron's utility process. */
export function forkEngine() {
  const register = here("../../../e2e/stand-in/engine-register.ts");
  const child = fork(here("engine-process.ts"), { execArgv: ["--import", register] });
  return Object.assign(child, {
    postMessage: (message: object) => {
      child.send(message);
    },
  });
}
