import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createDetector } from "../../engine/src/detect/index.ts";
import { measureUnusualHumans, type UnusualHumans } from "./unusual-humans.ts";

const trained = z.object({
  heldOut: z.array(
    z.object({
      group: z.string(),
      human: z.number(),
      ai: z.number(),
      auroc: z.number(),
      flaggedAt5: z.number(),
      flaggedAt1: z.number(),
    }),
  ),
  falsePositives: z.array(
    z.object({ source: z.string(), domain: z.string(), texts: z.number(), flagged: z.number() }),
  ),
});

/** The honest figures of the engine's own detector. */
export interface OwnDetector extends z.infer<typeof trained> {
  /** People's writing of kinds that are not in the corpus. */
  readonly unusual: readonly UnusualHumans[];
}

/**
 * Reads what training found on groups of sources held out in turn, from the models' manifest, and tries the shipped
 * detector on a folder of folders of human texts, if given.
 */
export function measureOwnDetector(models: string, humans: string | undefined, seed: number): OwnDetector {
  const { heldOut, falsePositives } = trained.parse(
    JSON.parse(readFileSync(join(models, "manifest.json"), "utf8")),
  );
  const detector = createDetector(readFileSync(join(models, "detector.bin")));
  const unusual = humans === undefined ? [] : measureUnusualHumans(humans, detector, seed);
  return { heldOut, falsePositives, unusual };
}
