import type { Mode } from "@ai-humanizer/shared";
import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Announcer } from "./announcer.tsx";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { useLiveText } from "./live-text-store.ts";
import { OutputActions } from "./output-actions.tsx";
import { Pane } from "./pane.tsx";
import type { useResultParts } from "./use-result-parts.ts";

interface OutputPaneProps {
  rewrite: Rewrite | null;
  /** What shows a run and its result; null until it is loaded. */
  parts: ReturnType<typeof useResultParts>;
  /** The rewrite is of the draft as it stands. */
  current: boolean;
  /** The mode of the next run, where it can be chosen. */
  mode: Mode | undefined;
  /** See `useHumanize`. */
  run: number | null;
  pending: boolean;
  /** Why the last run ended without a result. */
  failure: string | null;
  /** Runs again; null where that is not allowed now. */
  onRun: (() => void) | null;
}

/** The rewritten text, with its changes and its checks. */
export function OutputPane(props: OutputPaneProps) {
  const { rewrite, parts, current, mode, run, pending, failure, onRun } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const growing = useLiveText((live) => live.final !== "" || live.draft !== "");
  const showChanges = useDraft((draft) => draft.showChanges);
  const result = pending ? null : rewrite;
  const writing = pending && growing;

  return (
    <Pane
      title="Humanized Output"
      className="border-t md:border-t-0 md:border-l"
      actions={
        parts && result ? (
          <parts.ResultActions rewrite={result} leads={current} />
        ) : (
          <OutputActions text="" changed={false} leads={false} />
        )
      }
      footer={
        parts && result ? (
          <parts.ResultFooter rewrite={result} />
        ) : parts && writing ? (
          <parts.LiveFooter />
        ) : (
          <p className="text-muted text-xs">{!result && "0 words"}</p>
        )
      }
    >
      <Announcer
        pending={pending}
        text={rewrite?.response.humanizedText ?? ""}
        finished={run !== null && rewrite !== null && rewrite.response.humanizedText !== rewrite.source}
      />
      {/* Of one height before, during and after a run, so that nothing moves. */}
      <div className="mx-5 mb-2 min-h-10 shrink-0 text-muted text-sm">
        {pending ? (
          <p>Numbers, names, quotes and links stay exactly as you wrote them.</p>
        ) : failure !== null ? (
          <Failure reason={failure} earlier={result !== null} />
        ) : result ? (
          parts && <parts.ResultLine rewrite={result} mode={mode} onRun={onRun} />
        ) : (
          <p className="max-w-[46ch]">
            Your rewritten text appears here. Numbers, names, quotes and links stay exactly as you wrote them.
          </p>
        )}
      </div>
      <div
        ref={scroller}
        aria-busy={pending}
        // A long text scrolls by the keyboard too; the marked changes take the focus themselves.
        {...(result && !showChanges ? { role: "group", tabIndex: 0, "aria-label": "Humanized text" } : {})}
        className="min-h-56 flex-1 overflow-y-auto px-5 py-1 md:min-h-0"
      >
        {parts && (result || writing) ? (
          <parts.OutputText rewrite={result} scroller={scroller} />
        ) : (
          pending && <Skeleton />
        )}
        {parts && result && <parts.ResultNotes rewrite={result} />}
      </div>
      {result ? (
        parts ? (
          <parts.ResultChecks rewrite={result} mode={mode} />
        ) : (
          <div className="h-10.25 shrink-0 border-t" />
        )
      ) : (
        pending &&
        (parts ? (
          <parts.ChecksPanel run={run} report={null} />
        ) : (
          <div className="h-59.25 shrink-0 border-t sm:h-35.25" />
        ))
      )}
    </Pane>
  );
}

function Failure({ reason, earlier }: { reason: string; earlier: boolean }) {
  return (
    <p className="flex gap-2 rounded-md bg-danger/10 px-3 py-2 text-foreground">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={1.75} />
      {`The last run failed. ${reason} Your text is still here${reason.includes("charged") ? "" : ", and nothing was charged"}.`}
      {earlier && " The result below is from an earlier run."}
    </p>
  );
}

const skeletonLines = ["w-full", "w-11/12", "w-[97%]", "w-4/5", "w-2/3"];

function Skeleton() {
  return (
    <div className="flex animate-breathe flex-col gap-4 pt-2">
      {skeletonLines.map((width) => (
        <div key={width} className={`h-3 rounded-full bg-overlay ${width}`} />
      ))}
    </div>
  );
}
