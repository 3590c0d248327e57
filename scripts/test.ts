/** `npm test`: every check of the project, or only the stages named, as in `npm test -- unit api`. */
import { requireChromium } from "./find-chromium.ts";
import { buildDesktopIfStale } from "./lib/desktop-build.ts";
import { toolPath } from "./lib/paths.ts";
import { createRunner } from "./lib/runner.ts";
import { type Outcome, runStages, type Stage } from "./lib/stages.ts";
import { buildWebIfStale } from "./lib/web-build.ts";
import { whenAskedToEnd } from "./lib/when-asked-to-end.ts";

const STAGE_LIMIT_MS = 15 * 60_000;
const TYPED = ["engine", "shared", "api", "renderer", "web", "web/service-worker", "desktop", "scripts"];
const { node, vitest, playwright, close } = createRunner(STAGE_LIMIT_MS);

/** In the order they run; the stages of one group run side by side, as many as two cores bear. */
const GROUPS: Stage[][] = [
  [
    { name: "types", run: () => all(TYPED.map((folder) => node([toolPath("tsc"), "--project", folder]))) },
    {
      name: "lint",
      run: () =>
        all([
          node([toolPath("biome"), "ci", "--colors=off"]),
          node([toolPath("knip")]),
          node(["scripts/check-imports.ts"]),
        ]),
    },
  ],
  [
    { name: "unit", run: () => vitest(["engine", "shared", "renderer", "desktop", "scripts"]) },
    { name: "api", run: () => vitest(["api"]) },
  ],
  [{ name: "browser", run: browser }],
  [{ name: "desktop", run: desktop }],
];

async function browser(): Promise<Outcome> {
  const chromium = requireChromium();
  await buildWebIfStale();
  return await playwright("web", { CHROMIUM_PATH: chromium });
}

async function desktop(): Promise<Outcome> {
  const chromium = requireChromium();
  await buildWebIfStale();
  await buildDesktopIfStale();
  return await playwright("desktop", { CHROMIUM_PATH: chromium });
}

/** The outcome of several tools as one: all must be well, and only what went wrong is worth reading. */
async function all(outcomes: Promise<Outcome>[]): Promise<Outcome> {
  const failed = (await Promise.all(outcomes)).filter(({ ok }) => !ok);
  return { ok: failed.length === 0, output: failed.map(({ output }) => output).join("\n") };
}

whenAskedToEnd(() => close().finally(() => process.exit(1)));

const wanted = process.argv.slice(2);
const names = GROUPS.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(", ")}. The stages are ${names.join(", ")}.`);
  process.exitCode = 2;
} else {
  const groups = GROUPS.map((group) =>
    group.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  );
  const ok = await runStages(
    groups.filter((group) => group.length > 0),
    console.log,
  );
  process.exitCode = ok ? 0 : 1;
}
await close();
