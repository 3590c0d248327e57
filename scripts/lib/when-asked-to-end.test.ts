import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const MODULE = path.join(import.meta.dirname, "when-asked-to-end.ts");
const CODE = `
  import { whenAskedToEnd } from ${JSON.stringify(MODULE)};
  whenAskedToEnd(() => { console.log("asked"); process.exit(0); });
  setTimeout(() => process.exit(1), 8_000);
  console.log("started");
`;

/** Starts node under two shells, as npm does, and kills the outer or the inner one; answers what node printed. */
function outputAfterKilling(
  which: "outer" | "inner" | "nobody",
  env: Record<string, string>,
): Promise<string> {
  const script = `echo inner $$; "$NODE" --input-type=module -e "$CODE"; :`;
  const outer = spawn("sh", ["-c", 'sh -c "$SCRIPT"; :'], {
    env: { PATH: process.env.PATH, NODE: process.execPath, CODE, SCRIPT: script, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    let output = "";
    let killed = false;
    // The end of the output, not the exit of the shell, is the end of node.
    outer.stdout.once("close", () => resolve(output));
    outer.stdout.on("data", (chunk) => {
      output += chunk;
      if (killed || !output.includes("started")) return;
      killed = true;
      if (which === "outer") outer.kill("SIGKILL");
      if (which === "inner") process.kill(Number(/inner (\d+)/.exec(output)?.[1]), "SIGTERM");
      if (which === "nobody") {
        setTimeout(() => {
          resolve(output);
          outer.kill("SIGKILL");
        }, 1_500);
      }
    });
  });
}

test.runIf(process.platform === "linux")("notices that npm itself was killed", async () => {
  expect(await outputAfterKilling("outer", { npm_lifecycle_event: "start" })).toContain("asked");
});

test("notices that npm's shell has ended", async () => {
  expect(await outputAfterKilling("inner", { npm_lifecycle_event: "start" })).toContain("asked");
});

test("does not ask while all of them live", async () => {
  expect(await outputAfterKilling("nobody", { npm_lifecycle_event: "start" })).not.toContain("asked");
});
