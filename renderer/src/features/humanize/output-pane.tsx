import type { Mode } from "@ai-humanizer/shared";
import { CloudOff, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Announcer } from "./announcer.tsx";
import { type Rewrite, useDraft } from "./draft-store.ts";
import { LiveText } from "./live-text.tsx";
import { useLiveText } from "./live-text-store.ts";
import { OutputActions } from "./output-actions.tsx";
import { Pane } from "./pane.tsx";

const ChecksPanel = lazy(() => import("./checks-panel.tsx").then((m) => ({ default: m.ChecksPanel })));
const loadResult = () => import("./result.tsx");
const ResultActions = lazy(() => loadResult().then((m) => ({ default: m.ResultActions })));
const ResultLine = lazy(() => loadResult().then((m) => ({ default: m.ResultLine })));
const ResultText = lazy(() => loadResult().then((m) => ({ default: m.ResultText })));
const ResultChecks = lazy(() => loadResult().then((m) => ({ default: m.ResultChecks })));
const ResultCount = lazy(() => loadResult().then((m) => ({ default: m.ResultCount })));

interface OutputPaneProps {
  rewrite: Rewrite | null;
  /** The mode of the next run. */
  mode: Mode;
  /** See `useHumanize`. */
  run: number | null;
  pending: boolean;
  /** The last run ended without a result. */
  failed: boolean;
  /** What helps where a rewrite falls short. */
  further: string;
  /** Runs again; null where that is not allowed now. */
  onRun: (() => void) | null;
}

/** The rewritten text, with its changes and its checks. */
export function OutputPane(props: OutputPaneProps) {
  const { rewrite, mode, run, pending, failed, further, onRun } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const growing = useLiveText((live) => live.final !== "" || live.draft !== "");
  const showChanges = useDraft((draft) => draft.showChanges);
  const result = pending ? null : rewrite;

  useEffect(() => {
    // What can't be loaded now is asked for again by what shows it.
    if (pending) loadResult().catch(() => {});
  }, [pending]);

  const idleActions = <OutputActions text="" changed={false} />;
  return (
    <Pane
      title="Humanized Output"
      className="border-t md:border-t-0 md:border-l"
      actions={
        <Suspense fallback={idleActions}>
          {result ? <ResultActions rewrite={result} /> : idleActions}
        </Suspense>
      }
      footer={
        <>
          <p className="text-muted text-xs tabular-nums">
            <Suspense>{result ? <ResultCount rewrite={result} /> : "0 words"}</Suspense>
          </p>
          {result?.response.provider.fallback && (
            <Badge variant="outline" className="ml-auto">
              <CloudOff aria-hidden className="size-3" strokeWidth={1.75} />
              Provider fallback
            </Badge>
          )}
        </>
      }
    >
      <Announcer
        pending={pending}
        text={rewrite?.response.humanizedText ?? ""}
        finished={run !== null && rewrite !== null}
      />
      {/* Of one height before, during and after a run, so that nothing moves. */}
      <div className="mx-5 mb-2 min-h-10 shrink-0 text-muted text-sm">
        {pending ? (
          <p>Numbers, names, quotes and links stay exactly as you wrote them.</p>
        ) : failed ? (
          <Failure />
        ) : result ? (
          <Suspense>
            <ResultLine rewrite={result} mode={mode} further={further} onRun={onRun} />
          </Suspense>
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
        {result ? (
          <Suspense>
            <ResultText rewrite={result} />
          </Suspense>
        ) : (
          pending && (growing ? <LiveText scroller={scroller} /> : <Skeleton />)
        )}
      </div>
      {(pending || result) && (
        <Suspense fallback={<div className="h-59.25 shrink-0 border-t sm:h-35.25" />}>
          {result ? <ResultChecks rewrite={result} mode={mode} /> : <ChecksPanel run={run} report={null} />}
        </Suspense>
      )}
    </Pane>
  );
}

function Failure() {
  return (
    <p className="flex items-center gap-2 rounded-md bg-danger/10 px-3 py-2 text-foreground">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" strokeWidth={1.75} />
      The last run brought no result. Your text is kept and nothing was charged.
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
