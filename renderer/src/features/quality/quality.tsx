import { Section } from "@/components/section.tsx";
import { qualityCopy } from "@/content/quality.ts";
import { formatDate, percent } from "@/lib/format.ts";
import { DetectionPart } from "./detection-part.tsx";
import { DetectorPart } from "./detector-part.tsx";
import { GrammarPart } from "./grammar-part.tsx";
import { KeptPart } from "./kept-part.tsx";
import type { Report } from "./report.ts";

/** '/quality': the evaluation's report as people can read it. */
export function Quality({ report }: { report: Report }) {
  return (
    <>
      <div className="mx-auto max-w-280 px-5 pt-14 pb-4 md:pt-20">
        <p className="text-muted">
          {/* A day has no time zone. */}
          Measured on <time dateTime={report.date}>{formatDate(`${report.date}T12:00:00`)}</time>
        </p>
        <h1 className="mt-3 font-serif text-4xl tracking-tight md:text-5xl">{qualityCopy.title}</h1>
        <p className="mt-5 max-w-[62ch] text-lg text-muted">{qualityCopy.lead}</p>
        <Headlines report={report} />
      </div>
      <DetectionPart report={report} />
      <KeptPart {...report} />
      <GrammarPart modes={report.modes} />
      <DetectorPart {...report} />
      <Points {...qualityCopy.method} />
      <Points {...qualityCopy.limits} bordered />
    </>
  );
}

/** The report in four figures, of the first mode. */
function Headlines({ report }: { report: Report }) {
  const mode = report.modes[0];
  if (!mode) return null;
  const { detection, preserved, grammar, texts, byGenerator } = mode;
  const figures = [
    {
      figure: `${percent(detection.before.at5)} → ${percent(detection.after.at5)}`,
      label: `of ${texts} texts by ${byGenerator.length} models flagged before and after, at 5% false alarms`,
    },
    { figure: percent(preserved.contentWords), label: "of the words that carry meaning kept" },
    { figure: percent(preserved.intactTexts), label: "of texts keep every number, name and negation" },
    {
      figure: `${grammar.before.toFixed(2)} → ${grammar.after.toFixed(2)}`,
      label: "grammar mistakes per 1,000 words",
    },
  ];
  return (
    <dl className="mt-12 grid gap-x-8 gap-y-8 border-t pt-8 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-2">
          <dt className="max-w-[26ch] text-muted">{label}</dt>
          <dd className="whitespace-nowrap font-serif text-3xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  bordered?: boolean;
}

function Points({ title, points, bordered = false }: PointsProps) {
  return (
    <Section title={title} layout="beside" className={bordered ? "border-t" : ""}>
      <ul className="border-b">
        {points.map((point) => (
          <li key={point} className="max-w-none border-t py-5 text-md text-muted">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}
