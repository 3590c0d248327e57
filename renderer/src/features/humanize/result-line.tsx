import { Check, CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { Difference, Rewrite } from "./draft-store.ts";
import { otherNotes, type Verdict, verdictOf } from "./verdict.ts";

interface ResultLineProps {
  pending: boolean;
  /** The last run ended without a result. */
  failed: boolean;
  rewrite: Rewrite | null;
  /** What has changed since the rewrite. */
  difference: Difference;
  /** How many changes are put back. */
  putBack: number;
  /** What helps where the rewrite falls short. */
  further: string;
  /** Runs again; null where that is not allowed now. */
  onRun: (() => void) | null;
}

/** What the result is, in a place that is kept for it during a run, so that nothing moves. */
export function ResultLine(props: ResultLineProps) {
  const { pending, failed, rewrite, difference, putBack, further, onRun } = props;
  if (failed && !pending) return <Failure />;
  if (!pending && rewrite === null) return null;
  return (
    <div className="mx-5 mb-2 flex min-h-10 items-start gap-2 text-sm">
      {pending || rewrite === null ? null : difference ? (
        <>
          <p className="py-2.5 text-muted">
            {difference === "text"
              ? "This is the result of an earlier text."
              : "This is the result of other settings."}
          </p>
          {onRun && (
            <Button variant="secondary" size="sm" className="my-1 pointer-coarse:my-0" onClick={onRun}>
              Run again
            </Button>
          )}
        </>
      ) : putBack > 0 ? (
        <Line title={`You put back ${putBack} ${putBack === 1 ? "change" : "changes"}.`}>
          The scores are those of the full rewrite.
        </Line>
      ) : (
        <Outcome rewrite={rewrite} further={further} />
      )}
    </div>
  );
}

const icons: Readonly<Record<Verdict["reads"], ReactNode>> = {
  human: <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />,
  machine: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" strokeWidth={1.75} />,
  unsaid: null,
};

function Outcome({ rewrite, further }: { rewrite: Rewrite; further: string }) {
  const verdict = verdictOf(rewrite.response, further);
  if (verdict === null) return <p className="text-muted">{otherNotes(rewrite.response).join(" ")}</p>;
  return (
    <>
      {icons[verdict.reads]}
      <Line title={verdict.title}>{verdict.next}</Line>
    </>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <span className="font-medium">{title}</span> <span className="text-muted md:block">{children}</span>
    </p>
  );
}

function Failure() {
  return (
    <p className="mx-5 mb-2 flex items-center gap-2 rounded-md bg-danger/10 px-3 py-2 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" strokeWidth={1.75} />
      The last run brought no result. Your text is kept and nothing was charged.
    </p>
  );
}
