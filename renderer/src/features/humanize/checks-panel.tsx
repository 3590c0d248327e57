import { checkNames, type HumanizeResponse } from "@ai-humanizer/shared";
import { Check, ChevronDown, Circle, CircleDashed, LoaderCircle, Minus } from "lucide-react";
import { useState } from "react";
import { Progress } from "@/components/ui/progress.tsx";
import { cn } from "@/lib/cn.ts";
import { likelihood, points } from "@/lib/detector/likelihood.ts";
import { type CheckPhase, useCheckSchedule } from "./check-schedule.ts";
import { readsHuman } from "./verdict.ts";

type Report = HumanizeResponse["report"];

interface ChecksPanelProps {
  /** The run whose schedule plays; null where it has played. */
  run: number | null;
  /** Null until the result is here. */
  report: Report | null;
  /** What the scores are of, where that is not the text as it stands. */
  of?: "an earlier text" | "other settings" | "the full rewrite" | null;
}

/**
 * The six checks: their schedule while the text is worked on, then what the engine measured, folded to one line, which
 * leaves the room to the text.
 */
export function ChecksPanel({ run, report, of = null }: ChecksPanelProps) {
  const phases = useCheckSchedule(run);
  const [unfolded, setUnfolded] = useState(false);
  const progress = phases.filter((phase) => phase === "bypassed").length / phases.length;

  return (
    <section aria-labelledby="checks-heading" className="@container relative shrink-0 border-t px-5">
      {!report && (
        <Progress
          aria-label="Checks done"
          value={progress * 100}
          className="-top-px absolute inset-x-0 h-0.5 rounded-none bg-transparent"
        />
      )}
      <div className="relative flex h-10 items-center gap-3 text-xs">
        <h4 id="checks-heading" className="font-medium text-foreground">
          {report ? (
            <button
              type="button"
              aria-expanded={unfolded}
              // The whole line is its target.
              className="flex items-center gap-1 rounded-sm after:absolute after:inset-0"
              onClick={() => setUnfolded(!unfolded)}
            >
              {of === null ? "Checks" : `Checks of ${of}`}
              <ChevronDown
                aria-hidden
                className={cn("size-4 text-muted transition-transform", unfolded && "rotate-180")}
                strokeWidth={1.5}
              />
            </button>
          ) : progress < 0.2 ? (
            "Humanizing Content..."
          ) : (
            "Testing Bypass Success"
          )}
        </h4>
        {report && (
          <>
            {of === null && (
              <p className="whitespace-nowrap text-muted @max-[24rem]:hidden">
                {unfolded && report.checks.length > 0 ? "Lower reads more human" : summaryOf(report)}
              </p>
            )}
            <Likelihood detection={report.detection} />
          </>
        )}
      </div>
      {(unfolded || !report) && (
        <ul
          className={cn(
            "grid grid-cols-1 gap-x-4 pb-1 @lg:gap-x-8 @min-[23rem]:grid-cols-2",
            of !== null && "opacity-75",
          )}
        >
          {checkNames.map((name, index) => (
            <CheckRow
              key={name}
              name={name}
              phase={phases[index] ?? "pending"}
              score={report?.checks.find((check) => check.name === name)}
              unmeasured={report?.checks.length === 0 ? whyUnmeasured(report) : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function summaryOf(report: Report): string {
  const { checks } = report;
  if (checks.length === 0) return whyUnmeasured(report);
  return `${checks.filter(({ after }) => readsHuman(after)).length} of ${checks.length} read human`;
}

/** How likely the text reads as a machine's; nothing where it is too short to say. */
function Likelihood({ detection: { before, after } }: Pick<Report, "detection">) {
  if (before === null || after === null) return null;
  return (
    <p className="ml-auto shrink-0 text-muted tabular-nums">
      Reads as AI: {likelihood(before)} <span aria-hidden>→</span>
      <span className="sr-only">to</span>{" "}
      <span className="font-medium text-foreground">{likelihood(after)}</span>
    </p>
  );
}

const phaseLooks = {
  pending: { icon: CircleDashed, look: "text-faint", word: "Pending" },
  testing: { icon: LoaderCircle, look: "animate-spin text-accent", word: "Testing" },
  bypassed: { icon: Check, look: "text-success", word: "Bypassed" },
} as const;

interface CheckRowProps {
  name: string;
  phase: CheckPhase;
  score: Report["checks"][number] | undefined;
  /** In two words, why there is nothing to measure. */
  unmeasured: string | null;
}

const whyUnmeasured = ({ language }: Report) => (language === "en" ? "Too short" : "English only");

function CheckRow({ name, phase, score, unmeasured }: CheckRowProps) {
  const plainLook =
    unmeasured === null ? phaseLooks[phase] : { icon: Minus, look: "text-faint", word: unmeasured };
  const { icon: Icon, look, word } = score ? scoreLook(score.after) : plainLook;
  return (
    <li className="flex h-8 min-w-0 items-center gap-1.5 md:h-6.5 @min-[23rem]:h-8 @min-[23rem]:text-xs text-sm @lg:gap-2 @lg:text-sm">
      <Icon aria-hidden className={cn("size-4 shrink-0", look)} strokeWidth={1.75} />
      <span className={cn("truncate", score || phase !== "pending" ? "text-foreground" : "text-muted")}>
        {name}
      </span>
      {score ? (
        <span className="ml-auto animate-fade-in whitespace-nowrap text-muted tabular-nums">
          <span className="sr-only">{word}, from</span> {points(score.before)} <span aria-hidden>→</span>
          <span className="sr-only">to</span>{" "}
          <span className="inline-block w-7 text-right font-medium text-foreground">
            {points(score.after)}
          </span>
        </span>
      ) : (
        <span className="ml-auto whitespace-nowrap text-faint text-xs">{word}</span>
      )}
    </li>
  );
}

const scoreLook = (after: number) =>
  readsHuman(after)
    ? { icon: Check, look: "text-success", word: "Reads human" }
    : { icon: Circle, look: "text-faint", word: "Reads machine-like" };
