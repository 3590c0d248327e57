/**
 * Evaluates the engine on machine texts it was not trained on:
 *
 *     npm run eval -- --corpus ../shared/corpus [--mode standard|supercharge|both] [--limit 240] [--seed 7]
 *                     [--date 2026-11-21] [--out engine/models]
 *                     [--guides FOLDER] [--humans FOLDER] [--identity]
 *
 * --guides: a folder of detectors trained without each group (`npm run train -- --only detector --exclude each
 * --out FOLDER`): each text is then rewritten by an engine whose guide never saw its source.
 * --humans: a folder of folders of .txt files of people's writing, for the false positives of the own detector.
 * --identity: rewrite nothing, to check that before and after then agree.
 * Writes evaluation.json and evaluation.md. What was computed before is taken from .cache/eval; the first run trains the
 * judges, which takes some minutes and 6 GB of memory.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { modes } from "../../engine/src/types.ts";
import { readChoice, readCount } from "../lib/arguments.ts";
import { logProgress as log } from "../lib/progress.ts";
import { loadCorpus, loadProfessionalEdits } from "../train/corpus.ts";
import { createRandom } from "../train/random.ts";
import { fingerprintFolders, openCache } from "./cache.ts";
import { detectorKinds } from "./detectors/index.ts";
import { createGrammarChecker } from "./grammar.ts";
import { pickInputs } from "./inputs.ts";
import { renderMarkdown } from "./markdown.ts";
import { measureMode } from "./measure-mode.ts";
import { measureOwnDetector } from "./own-detector.ts";
import { buildPanel, turns } from "./panel.ts";
import { measureProfessionals } from "./professionals.ts";
import type { EvaluationReport, ModeReport } from "./report.ts";
import { createHumanizer, leaveAsIs, rewriteAll } from "./rewrites.ts";
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
    guides: { type: "string" },
    humans: { type: "string" },
    identity: { type: "boolean", default: false },
  },
});
if (values.corpus === undefined) throw new Error("--corpus FOLDER is needed");
mkdirSync(values.out, { recursive: true });

const seed = readCount("--seed", values.seed);
const mode = readChoice("--mode", values.mode, [...modes, "both"]);
const wanted = mode === "both" ? modes : [mode];
const cache = openCache(".cache/eval");

const texts = loadCorpus(values.corpus);
log(`${texts.length} texts`);
const panel = buildPanel(texts, { seed, cache, log });
const panelKey = `panel ${detectorKinds.map(({ id, version }) => `${id} ${version}`).join(" ")} ${seed} ${texts.length}`;
const inputs = pickInputs(texts, readCount("--limit", values.limit), createRandom(seed));
log(`${inputs.length} inputs`);

const grammar = await createGrammarChecker();
const judging = { panel, panelKey, grammar, cache };
const { guides } = values;
const folders = ["engine/src", "engine/models", ...(guides === undefined ? [] : [guides])];
const version = values.identity ? "identity" : fingerprintFolders(folders);
const humanizer = values.identity ? leaveAsIs : createHumanizer(guides, seed);
const reports: ModeReport[] = [];
for (const mode of wanted) {
  const rewrites = rewriteAll(inputs, mode, humanizer, `${version} ${seed}`, cache, (done) => {
    if (done % 50 === 0) log(`${mode}: ${done} of ${inputs.length} rewritten`);
  });
  reports.push(await measureMode(mode, inputs, rewrites, judging, log));
}

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
  guideUnseen: guides !== undefined,
  ownDetector: measureOwnDetector("engine/models", values.humans, seed),
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
