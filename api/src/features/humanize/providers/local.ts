import type { RemoteEngine } from "../../../engine/engine.ts";
import type { HumanizeOutcome } from "../../../engine/jobs.ts";
import { noMetering, type Provider, type ProviderJob } from "./provider.ts";

type LocalEngine = Pick<RemoteEngine, "humanize" | "humanizePart">;

/** Seeds tried for the wording that is wanted. */
const tries = 4;

/** The embedded engine alone. It rewrites English and needs no network. */
export function createLocalProvider(engine: LocalEngine): Provider {
  return {
    humanize: async (job) => {
      const { onProgress } = job;
      onProgress({ type: "progress", phase: "writing", done: 0 });
      const outcome = await wordingOf(engine, job);
      if (outcome.kind !== "done") return outcome;
      onProgress({ type: "sentences", text: outcome.result.text });
      onProgress({ type: "progress", phase: "polishing", done: 1 });
      return { ...outcome, use: { name: "local", fallback: false }, metering: noMetering };
    },
  };
}

/**
 * The wording of the job's seed; where that was given before, another one of the next seeds if one is wanted, else the
 * newest of those given that comes up, which is what its reader has before them.
 */
async function wordingOf(engine: LocalEngine, job: ProviderJob): Promise<HumanizeOutcome> {
  const { text, options, given, another } = job;
  const { seed = 0 } = options;
  /** How many were given since; -1 for what was not given. */
  const age = (outcome: HumanizeOutcome) =>
    outcome.kind === "done" ? given.indexOf(outcome.result.text) : -1;
  const goal = another ? -1 : 0;
  let best = await engine.humanize(text, options, job);
  for (let more = 1; more < tries && age(best) > goal; more++) {
    const next = await engine.humanizePart(text, { ...options, seed: seed + more }, job);
    if (age(next) >= goal && age(next) < age(best)) best = next;
  }
  return best;
}
