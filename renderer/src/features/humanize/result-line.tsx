import type { HumanizeResponse, Mode } from "@ai-humanizer/shared";
import { Check, CircleAlert, CircleHelp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { OutsideLink } from "@/components/outside-link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { carryToDetector } from "@/lib/carried-text.ts";
import { useSeemsSignedIn } from "@/lib/session/seems-signed-in.ts";
import { usePlatform } from "@/platform/platform.ts";
import { answerOf } from "./answer-of.ts";
import type { Rewrite } from "./draft-store.ts";
import { useDifference } from "./use-difference.ts";
import { useResult } from "./use-result.ts";
import { hiddenNote, isTooShortAlone, otherNotes, type Verdict, verdictOf } from "./verdict.ts";

interface ResultLineProps {
  rewrite: Rewrite;
  /** The mode of the next run, where it can be chosen. */
  mode: Mode | undefined;
  /** Runs again; null where that is not allowed now. */
  onRun: (() => void) | null;
}

/** What the result is: how it came out, or of which text it is. */
export function ResultLine({ rewrite, mode, onRun }: ResultLineProps) {
  const difference = useDifference(rewrite, mode);
  const { text, putBack } = useResult(rewrite);
  const signedIn = useSeemsSignedIn();
  if (difference) return <Earlier what={difference} onRun={onRun} />;
  if (putBack > 0) {
    const changes = putBack === 1 ? "1 change" : `${putBack} changes`;
    const next = `The scores are those of the full rewrite${signedIn ? ", which your history keeps" : ""}.`;
    return <Line title={`You put back ${changes}.`} next={next} />;
  }
  const answer = answerOf(rewrite);
  if (!answer)
    return (
      <Line title="This is from your history." next="It keeps the texts, but not the changes or scores." />
    );
  const verdict = verdictOf(answer);
  const hidden = hiddenNote(rewrite.source, answer);
  if (verdict === null)
    return [hidden, ...otherNotes(answer)].map((note) => note && <p key={note}>{note}</p>);
  return (
    <div className="flex animate-fade-in items-start gap-2">
      {icons[verdict.reads]}
      <div>
        <Line
          title={verdict.title}
          next={verdict.reads === "machine" ? <Further text={text} report={answer.report} /> : verdict.next}
        />
        {hidden && <p>{hidden}</p>}
      </div>
    </div>
  );
}

const icons: Readonly<Record<Verdict["reads"], ReactNode>> = {
  human: <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={1.75} />,
  machine: <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" strokeWidth={1.75} />,
  unsure: <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-info" strokeWidth={1.75} />,
  unsaid: null,
};

interface FurtherProps {
  text: string;
  report: HumanizeResponse["report"];
}

/** What helps where the rewrite falls short. */
function Further({ text, report }: FurtherProps) {
  const { kind } = usePlatform();
  if (isTooShortAlone(report)) return "Reword what still sounds stiff.";
  const carry = (event: MouseEvent) => {
    // The desktop app opens the browser, which has a storage of its own.
    if (kind === "web" && carryToDetector(text)) event.preventDefault();
  };
  return (
    <>
      Reword what still sounds stiff:{" "}
      <OutsideLink href="/#detector" onClick={carry}>
        our detector
      </OutsideLink>{" "}
      shows where.
    </>
  );
}

function Line({ title, next }: { title: string; next: ReactNode }) {
  return (
    <p>
      <span className="font-medium text-foreground">{title}</span> <span className="md:block">{next}</span>
    </p>
  );
}

function Earlier({ what, onRun }: { what: string; onRun: (() => void) | null }) {
  return (
    <div className="flex min-h-10 items-center gap-3">
      <p>This is the result of {what}.</p>
      {onRun && (
        <Button variant="secondary" size="sm" onClick={onRun}>
          Run again
        </Button>
      )}
    </div>
  );
}
