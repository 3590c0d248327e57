import type { Breakdown, EvaluationReport, FlaggedChange, ModeReport } from "./report.ts";
import type { Flagged } from "./scores.ts";

const share = (value: number): string => value.toFixed(2);
const flagged = ({ at5, at1 }: Flagged): string => `${share(at5)} / ${share(at1)}`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const changeCells = ({ before, after }: FlaggedChange): string[] => [flagged(before), flagged(after)];

const breakdown = (title: string, rows: readonly Breakdown[]): string =>
  table(
    [title, "texts", "before 5% / 1%", "after 5% / 1%"],
    rows.map((one) => [one.name, one.texts, ...changeCells(one)]),
  );

const preservedTable = ({ preserved }: ModeReport): string =>
  table(
    ["kept", "share"],
    [
      ["content words", share(preserved.contentWords)],
      ["numbers", preserved.numbers.toFixed(3)],
      ["names", preserved.names.toFixed(3)],
      ["negations", preserved.negations.toFixed(3)],
      ["paragraphs", preserved.paragraphs.toFixed(3)],
      ["texts with all numbers, names and negations", preserved.intactTexts.toFixed(3)],
      ["length, after to before", share(preserved.length)],
    ],
  );

const beforeAfter = (name: string, { before, after }: { before: number; after: number }, digits: number) => [
  name,
  before.toFixed(digits),
  after.toFixed(digits),
];

const grammarTable = ({ grammar, grammarByKind }: ModeReport): string =>
  table(
    ["hard grammar mistakes per 1,000 words (harper.js)", "before", "after"],
    [
      beforeAfter("all", grammar, 2),
      ...Object.entries(grammarByKind).map(([kind, rates]) => beforeAfter(kind, rates, 2)),
    ],
  );

/** Nothing where it was not measured. */
const readabilityParts = ({ readability }: ModeReport): string[] =>
  readability === null
    ? []
    : [
        table(
          ["readability and rhythm", "before", "after"],
          [
            beforeAfter("Flesch reading ease", readability.fleschReadingEase, 1),
            beforeAfter("words a sentence", readability.meanSentenceLength, 1),
            beforeAfter("spread of sentence lengths", readability.sentenceLengthSpread, 1),
          ],
        ),
      ];

/** What the edits bring, kind by kind; nothing where there are none. */
const editParts = ({ edits }: ModeReport): string[] =>
  edits.kinds.length === 0
    ? []
    : [
        `${edits.perThousandWords.toFixed(0)} edits per 1,000 words. What each kind brings, by taking its edits back:`,
        table(
          ["kind", "per 1,000 words", "flagged without it 5% / 1%", "share of the effect"],
          edits.kinds.map((one) => [
            one.kind,
            one.perThousandWords.toFixed(1),
            flagged(one.flaggedWithout),
            `${(100 * one.share).toFixed(0)}%`,
          ]),
        ),
      ];

const modeSection = (mode: ModeReport): string =>
  [
    `## ${mode.mode}`,
    breakdown("flagged", [
      { name: "detectors that never saw the source", texts: mode.texts, ...mode.detection },
      { name: "detectors that know the source", texts: mode.texts, ...mode.detectionKnownSources },
    ]),
    breakdown("detector", mode.byDetector),
    breakdown("domain", mode.byDomain),
    breakdown("generator", mode.byGenerator),
    preservedTable(mode),
    grammarTable(mode),
    ...readabilityParts(mode),
    ...editParts(mode),
  ].join("\n\n");

const guidance = ({ guideUnseen }: EvaluationReport): string =>
  guideUnseen
    ? "The detector that guides the rewriting was trained without the source of each text, too."
    : "The engine's models were trained on the training split of all sources, so the texts are new to them, their sources are not.";

function ownDetectorSection({ heldOut, falsePositives, unusual }: EvaluationReport["ownDetector"]): string {
  const parts = [
    "## The engine's own detector",
    "On groups of sources that it was not trained on:",
    table(
      ["group", "human", "machine", "AUROC", "flagged at 5%", "at 1%"],
      heldOut.map((one) => [
        one.group,
        one.human,
        one.ai,
        one.auroc.toFixed(3),
        share(one.flaggedAt5),
        share(one.flaggedAt1),
      ]),
    ),
    "People's texts that it calls machine-written, its own threshold, their group of sources unseen:",
    table(
      ["source", "texts", "flagged"],
      falsePositives.map((one) => [`${one.source}: ${one.domain}`, one.texts, share(one.flagged)]),
    ),
  ];
  if (unusual.length > 0) {
    parts.push(
      "People's writing of kinds that are not in the corpus, by the shipped detector:",
      table(
        ["writing", "stretches", "flagged", "median probability"],
        unusual.map((one) => [one.name, one.stretches, one.flagged.toFixed(3), share(one.medianProbability)]),
      ),
    );
  }
  return parts.join("\n\n");
}

/** The report for people. */
export function renderMarkdown(report: EvaluationReport): string {
  const heldOut = [...new Set(report.detectors.flatMap(({ unseen }) => Object.keys(unseen)))];
  const { professionals, speed } = report;
  const parts = [
    "# Evaluation of the engine",
    `${report.date}, seed ${report.seed}, humanizer: ${report.humanizer}. Shares flagged as machine-written at false-positive rates of 5% and 1%, thresholds set on human texts of sources that the detector never saw. The detectors were trained for this evaluation only; the engine's own detector does not judge. Each judges only texts of sources it was not trained on, in turn. ${guidance(report)}`,
    ...report.modes.map(modeSection),
    "## Professional editors, same detectors",
    `${professionals.texts} machine paragraphs and what professional writers made of them: flagged ${flagged(professionals.detection.before)} before, ${flagged(professionals.detection.after)} after; content words kept ${share(professionals.contentWords)}, numbers ${share(professionals.numbers)}, names ${share(professionals.names)}, length ${share(professionals.length)}.`,
    "## The judges",
    "Machine texts flagged (5% / 1%) of what each did not see: a group of sources, or only the texts.",
    table(
      ["detector", ...heldOut],
      report.detectors.map(({ title, unseen }) => [
        title,
        ...heldOut.map((name) => {
          const one = unseen[name];
          return one === undefined ? "" : flagged(one);
        }),
      ]),
    ),
  ];
  parts.push(ownDetectorSection(report.ownDetector));
  if (speed !== null) {
    const rates = Object.entries(speed.wordsPerSecond).map(
      ([mode, words]) => `${mode} ${Math.round(words).toLocaleString("en-US")} words/s`,
    );
    parts.push(
      "## Speed",
      `${rates.join(", ")} of processor time; start ${speed.startMilliseconds.toFixed(0)} ms (${speed.startProcessorMilliseconds.toFixed(0)} ms of processor time); memory ${speed.memoryMegabytes.toFixed(0)} MB.`,
    );
  }
  return `${parts.join("\n\n")}\n`;
}
