import type { RemoteEngine } from "../../../engine/engine.ts";
import { noMetering, type Provider } from "./provider.ts";

/** The embedded engine alone. It rewrites English and needs no network. */
export function createLocalProvider(engine: Pick<RemoteEngine, "humanize">): Provider {
  return {
    humanize: async ({ text, options, signal, onProgress }) => {
      onProgress({ type: "progress", phase: "writing", done: 0 });
      const outcome = await engine.humanize(text, options, signal);
      if (outcome.kind !== "done") return outcome;
      onProgress({ type: "sentences", text: outcome.result.text });
      onProgress({ type: "progress", phase: "polishing", done: 1 });
      return { ...outcome, use: { name: "local", fallback: false }, metering: noMetering };
    },
  };
}
