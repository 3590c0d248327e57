import { useState } from "react";
import { Section } from "@/components/section.tsx";
import { SegmentedControl } from "@/components/ui/segmented-control.tsx";
import { qualityCopy } from "@/content/quality.ts";
import { ChangeTable, type Strictness } from "./change-table.tsx";
import type { ModeReport, Report } from "./report.ts";

const strictnesses = [
  { value: "at5", label: "5% false alarms" },
  { value: "at1", label: "1% false alarms" },
] as const;

const byTexts = (rows: ModeReport["byDomain"]) => rows.toSorted((a, b) => b.texts - a.texts);

/** How much is flagged before and after, by whom, in what, written by which model. */
export function DetectionPart({ report }: { report: Report }) {
  const [modeName, setMode] = useState(report.modes[0]?.mode ?? "");
  const [strictness, setStrictness] = useState<Strictness>("at5");
  const mode = report.modes.find((one) => one.mode === modeName);
  if (!mode) return null;
  const { professionals } = report;
  const overall = [
    { name: "Detectors that never saw the collection", texts: mode.texts, ...mode.detection },
    {
      name: "Detectors trained on the collection's other texts",
      texts: mode.texts,
      ...mode.detectionKnownSources,
    },
    { name: "Professional editors, for comparison", texts: professionals.texts, ...professionals.detection },
  ];
  return (
    <Section title={qualityCopy.detection.title} text={qualityCopy.detection.text}>
      <div className="flex flex-col gap-12">
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <SegmentedControl
            label="Mode"
            options={report.modes.map(({ mode: value }) => ({ value, label: capitalize(value) }))}
            value={modeName}
            onChange={setMode}
          />
          <SegmentedControl
            label="Strictness of the detectors"
            options={strictnesses}
            value={strictness}
            onChange={setStrictness}
          />
        </div>
        <ChangeTable caption="All texts" of="Judged by" rows={overall} strictness={strictness} />
        <ChangeTable caption="By detector" of="Detector" rows={mode.byDetector} strictness={strictness} />
        <ChangeTable
          caption="By kind of text"
          of="Kind of text"
          rows={byTexts(mode.byDomain)}
          strictness={strictness}
        />
        <ChangeTable
          caption="By the model that wrote them"
          of="Model"
          rows={byTexts(mode.byGenerator)}
          strictness={strictness}
        />
      </div>
    </Section>
  );
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
