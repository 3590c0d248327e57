/**
 * Evaluates the engine on machine texts it was not trained on:
 *
 *     npm run eval -- --corpus ../shared/corpus [--mode standard|supercharge|both] [--limit 240] [--seed 7]
 *                     [--date 2026-11-21] [--out engine/models] [--identity]
 *
 * Writes evaluation.json and evaluation.md. What was computed before is taken from .cache/eval.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { loadEngine } from "../../engine/src/node.ts";
import { modes } from "../../engine/src/types.ts";
import { loadCorpus, loadProfessionalEdits } from "../train/corpus.ts";
import { createRandom } from "../train/random.ts";
import { fingerprintFolders, openCache } from "./cache.ts";
import { detectorKinds } from "./detectors/index.ts";
import { createGrammarChecker } from "./grammar.ts";
import { pickInputs } from "./inputs.ts";
import { renderMarkdown } from "./markdown.ts";
import { measureMode } from "./measure-mode.ts";
import { buildPanel, turns } from "./panel.ts";
import { measureProfessionals } from "./professionals.ts";
import type { EvaluationReport, ModeReport } from "./report.ts";
import { engineHumanizer, leaveAsIs, rewriteAll } from "./rewrites.ts";
import { judgeFigures } from "./scores.ts";
import { measureSpeed } from "./speed.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string" },
    mode: { type: "string", default: "both" },
    limit: { type: "string", default: "240" },
    seed: { type: "string", default: "7" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
    out: { type: "string", default: "engine/models" },
    identity: { type: "boolean", default: false },
  },
});
if (values.corpus === undefined) throw new Error("--corpus FOLDER is needed");

const started = performance.now();
const log = (line: string) => {
  process.stderr.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
};
const seed = Number(values.seed);
const wanted = modes.filter((mode) => values.mode === "both" || values.mode === mode);
const cache = openCache(".cache/eval");

const texts = loadCorpus(values.corpus);
log(`${texts.length} texts`);
const panel = buildPanel(texts, seed, cache, log);
const panelKey = `panel ${detectorKinds.map(({ id, version }) => `${id} ${version}`).join(" ")} ${seed} ${texts.length}`;
const inputs = pickInputs(texts, Number(values.limit), createRandom(seed));
log(`${inputs.length} inputs`);

const grammar = await createGrammarChecker();
const judging = { panel, panelKey, grammar, cache };
const version = values.identity ? "identity" : fingerprintFolders(["engine/src", "engine/models"]);
const humanizer = values.identity ? leaveAsIs : engineHumanizer(loadEngine(), seed);
const reports: ModeReport[] = [];
for (const mode of wanted) {
  const rewrites = rewriteAll(inputs, mode, humanizer, `${version} ${seed}`, cache, (done) => {
    if (done % 50 === 0) log(`${mode}: ${done} of ${inputs.length} rewritten`);
  });
  reports.push(await measureMode(mode, inputs, rewrites, judging, log));
}

const manifest = z
  .object({ heldOut: z.unknown() })
  .parse(JSON.parse(readFileSync("engine/models/manifest.json", "utf8")));
const report: EvaluationReport = {
  date: values.date,
  seed,
  humanizer: values.identity ? "identity" : "engine",
  detectors: detectorKinds.map(({ id, title }) => ({
    id,
    title,
    unseen: Object.fromEntries(
      turns.flatMap((turn) => {
        const judge = panel.get(turn)?.find(({ kind }) => kind === id);
        return judge === undefined ? [] : [[turn, judgeFigures(judge)]];
      }),
    ),
  })),
  ownDetector: manifest.heldOut,
  professionals: measureProfessionals(loadProfessionalEdits(values.corpus), judging, cache),
  modes: reports,
  speed: values.identity
    ? null
    : measureSpeed(
        inputs.slice(0, 120).map(({ text }) => text),
        wanted,
      ),
};
writeFileSync(join(values.out, "evaluation.json"), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(values.out, "evaluation.md"), renderMarkdown(report));
process.stdout.write(renderMarkdown(report));
