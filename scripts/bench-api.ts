/**
 * `npm run bench:api`: what the API costs. `/api/health` against a bare Hono server, and humanizes of 150 words against
 * the engine alone on the same cores, both taken in turns so that a busy machine slows both. Then, on either database,
 * what a signed-in user asks for whose history has 100,000 entries, and what it adds to a language model of known speed.
 * Takes about 4 minutes; `npm run bench:api -- model` runs the last part alone.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { startWithHistory } from "./bench/accounts.ts";
import { humanizeLoad, type Load, load, pacedLoad } from "./bench/load.ts";
import { benchModel } from "./bench/model-part.ts";
import { startApi, startHello } from "./bench/servers.ts";
import { text150 } from "./bench/text.ts";
import { quantile } from "./lib/metrics.ts";

const rounds = 5;
const roundSeconds = 2;
/** How often each of 50 signed-in users looks at something. */
const readsPerUserAndSecond = 5;
const reads = [
  "/api/auth/me",
  "/api/working-status",
  "/api/stats",
  "/api/history?limit=3",
  "/api/history",
  "/api/history?before=2025-01-01T00:00:00.000Z_x",
];

/** Humanizes a second by the engine alone, in as many threads as the API has workers. */
async function engineAlone(): Promise<number> {
  const workerData = { text: text150, warmUpMs: 1000, measureMs: roundSeconds * 1000 };
  const threads = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL("./bench/engine-loop.ts", import.meta.url), { workerData });
    return await new Promise<number>((resolve, reject) =>
      worker.once("message", resolve).once("error", reject),
    );
  });
  return (await Promise.all(threads)).reduce((sum, perSecond) => sum + perSecond, 0);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
const row = (name: string, { perSecond, p50, p99 }: Load) =>
  `${name.padEnd(24)} ${perSecond.toFixed(1).padStart(9)} req/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
const medianLoad = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map((each) => each.perSecond)),
  p50: median(loads.map((each) => each.p50)),
  p99: median(loads.map((each) => each.p99)),
});
/** The median over the rounds, in each of which both sides met the same load of the machine. */
function share(parts: readonly Load[], wholes: readonly number[], goal: number): string {
  const shares = parts.map(({ perSecond }, round) => (100 * perSecond) / (wholes[round] ?? Number.NaN));
  return `${" ".repeat(24)} ${median(shares).toFixed(0).padStart(8)}% (goal: at least ${goal}%)`;
}

if (process.argv[2] === "model") {
  await benchModel();
  process.exit();
}

const api = await startApi();
const hello = await startHello();
try {
  await load(`${hello.url}/`, 1);
  await load(`${api.url}/api/health`, 1);
  const bare: Load[] = [];
  const health: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await load(`${hello.url}/`, roundSeconds));
    health.push(await load(`${api.url}/api/health`, roundSeconds));
  }
  console.log(row("bare Hono", medianLoad(bare)));
  console.log(row("GET /api/health", medianLoad(health)));
  const barePerSecond = bare.map(({ perSecond }) => perSecond);
  console.log(share(health, barePerSecond, 85));

  await humanizeLoad(api.url, text150, 3);
  const engine: number[] = [];
  const humanizes: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    engine.push(await engineAlone());
    humanizes.push(await humanizeLoad(api.url, text150, roundSeconds));
  }
  console.log(`${"engine alone, 150 words".padEnd(24)} ${median(engine).toFixed(1).padStart(9)} texts/s`);
  console.log(row("POST /api/humanize", medianLoad(humanizes)));
  console.log(share(humanizes, engine, 70));
} finally {
  await Promise.all([api.stop(), hello.stop()]);
}

for (const kind of ["SQLite", "Postgres"] as const) {
  const { url, user, stop } = await startWithHistory(kind, text150);
  try {
    console.log(`\nsigned in, 100,000 entries in the history, ${kind}`);
    for (const path of reads) {
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round++) {
        loads.push(await pacedLoad(url + path, roundSeconds, readsPerUserAndSecond, user));
      }
      console.log(row(`GET ${path.replace(/=\d{4}.*/, "=...")}`, medianLoad(loads)));
    }
    console.log(`${" ".repeat(24)} (goal: p99 under 25 ms)`);
    await humanizeLoad(url, text150, 1, user);
    console.log(row("POST /api/humanize", await humanizeLoad(url, text150, roundSeconds, user)));
  } finally {
    await stop();
  }
}

await benchModel();
