import { Section } from "@/components/section.tsx";
import { qualityCopy } from "@/content/quality.ts";
import type { ModeReport } from "./report.ts";

/** Mistakes before and after, in both modes. */
export function GrammarPart({ modes }: { modes: readonly ModeReport[] }) {
  return (
    <Section title={qualityCopy.grammar.title} text={qualityCopy.grammar.text} layout="beside">
      <dl className="grid content-start gap-8 sm:grid-cols-2">
        {modes.map(({ mode, grammar, edits }) => (
          <div key={mode} className="border-t pt-5">
            <dt className="text-muted capitalize">{mode}</dt>
            <dd className="mt-2 font-serif text-3xl tabular-nums">
              {grammar.before.toFixed(2)} → {grammar.after.toFixed(2)}
            </dd>
            <dd className="mt-2 text-muted text-sm">
              with {Math.round(edits.perThousandWords)} edits per 1,000 words
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
