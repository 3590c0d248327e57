import type { RemoteEngine } from "../../../engine/engine.ts";
import type { HumanizeOutcome } from "../../../engine/jobs.ts";
import { noMetering, type Provider, type ProviderJob } from "./provider.ts";

type LocalEngine = Pick<RemoteEngine, "humanize" | "humanizePart">;

/** Seeds tried for a wording that is not known yet. */
const tries = 4;

/** The embedded engine alone. It rewrites English and needs no network. */
export function createLocalProvider(engine: LocalEngine): Provider {
  return {
    humanize: async (job) => {
      const { onProgress } = job;
      onProgress({ type: "progress", phase: "writing", done: 0 });
      const outcome = await anotherWording(engine, job);
      if (outcome.kind !== "done") return outcome;
      onProgress({ type: "sentences", text: outcome.result.text });
      onProgress({ type: "progress", phase: "polishing", done: 1 });
      return { ...outcome, use: { name: "local", fallback: false }, metering: noMetering };
    },
  };
}

/** The first wording that is not known, from the job's seed on; the last one tried where all are. */
async function anotherWording(engine: LocalEngine, job: ProviderJob): Promise<HumanizeOutcome> {
  const { text, options, known } = job;
  const { seed = 0 } = options;
  let outcome = await engine.humanize(text, options, job);
  for (let more = 1; more < tries; more++) {
    if (outcome.kind !== "done" || !known.includes(outcome.result.text)) break;
    outcome = await engine.humanizePart(text, { ...options, seed: seed + more }, job);
  }
  return outcome;
}
