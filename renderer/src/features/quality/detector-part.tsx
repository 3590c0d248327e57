import { Section } from "@/components/section.tsx";
import { qualityCopy } from "@/content/quality.ts";
import { nameOf } from "./names.ts";
import type { Report } from "./report.ts";
import { ShareTable } from "./share-table.tsx";

const copy = qualityCopy.detector;
/** One in ten people wrongly flagged is too many. */
const bad = 0.1;

/** The detector's own record, its false alarms first. */
export function DetectorPart({ ownDetector }: Report) {
  const falseAlarms = ownDetector.falsePositives
    .map(({ source, domain, texts, flagged }) => ({
      name: nameOf(`${source}: ${domain}`),
      texts,
      share: flagged,
    }))
    .sort((a, b) => b.share - a.share);
  const unusual = ownDetector.unusual.map(({ name, stretches, flagged }) => ({
    name,
    texts: stretches,
    share: flagged,
  }));
  const found = ownDetector.heldOut.map(({ group, ai, flaggedAt5 }) => ({
    name: nameOf(group),
    texts: ai,
    share: flaggedAt5,
  }));
  return (
    <Section id="detector" title={copy.title} text={copy.text} className="border-y bg-surface">
      <div className="flex flex-col gap-12">
        <ShareTable
          caption="People's texts wrongly flagged"
          of="Kind of text"
          measure="Wrongly flagged"
          rows={falseAlarms}
          badFrom={bad}
        />
        {unusual.length > 0 && (
          <ShareTable
            caption={copy.unusual}
            of="Writing"
            measure="Wrongly flagged"
            rows={unusual}
            badFrom={bad}
          />
        )}
        <ShareTable caption={copy.heldOut} of="Collection" measure="Found" rows={found} />
      </div>
    </Section>
  );
}
