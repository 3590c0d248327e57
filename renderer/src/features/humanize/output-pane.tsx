import { countWords } from "@ai-humanizer/shared";
import { CloudOff } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Announcer } from "./announcer.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DownloadTrigger } from "./download-trigger.tsx";
import { type Difference, type Rewrite, useDraft } from "./draft-store.ts";
import { LiveText } from "./live-text.tsx";
import { useLiveText } from "./live-text-store.ts";
import { Pane } from "./pane.tsx";
import { ResultLine } from "./result-line.tsx";
import { useResult } from "./use-result.ts";
import { otherNotes, verdictOf } from "./verdict.ts";

const Changes = lazy(() => import("./changes.tsx").then((m) => ({ default: m.Changes })));
const ChecksPanel = lazy(() => import("./checks-panel.tsx").then((m) => ({ default: m.ChecksPanel })));
const DownloadMenu = lazy(() => import("./download-menu.tsx").then((m) => ({ default: m.DownloadMenu })));

interface OutputPaneProps {
  rewrite: Rewrite | null;
  /** What of the draft has changed since the rewrite. */
  difference: Difference;
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
  const { rewrite, difference, run, pending, failed, further, onRun } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const growing = useLiveText((live) => live.final !== "" || live.draft !== "");
  const showChanges = useDraft((draft) => draft.showChanges);
  const setShowChanges = useDraft((draft) => draft.setShowChanges);
  const pressChange = useDraft((draft) => draft.pressChange);
  const undoPress = useDraft((draft) => draft.undoPress);
  const { segments, back, putBack, used, ...result } = useResult(rewrite);
  const text = pending ? "" : result.text;
  const words = countWords(text);
  // Where there is no verdict, its line has them.
  const notes = rewrite && verdictOf(rewrite.response, further) ? otherNotes(rewrite.response) : [];
  const scored = difference ? "an earlier text" : putBack > 0 ? "the full rewrite" : null;

  return (
    <Pane
      title="Humanized Output"
      className="border-t md:border-t-0 md:border-l"
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={showChanges}
            disabled={text === "" || used + putBack === 0}
            className="aria-pressed:not-disabled:bg-overlay aria-pressed:not-disabled:text-foreground"
            onClick={() => setShowChanges(!showChanges)}
          >
            Show changes
          </Button>
          {text === "" ? (
            <DownloadTrigger disabled />
          ) : (
            <Suspense fallback={<DownloadTrigger disabled />}>
              <DownloadMenu text={text} />
            </Suspense>
          )}
          <CopyButton text={text} name="Copy humanized text" />
        </>
      }
      footer={
        <>
          <p className="text-muted text-xs tabular-nums">
            {words.toLocaleString("en-US")} {words === 1 ? "word" : "words"}
            {text !== "" && ` · ${used} ${used === 1 ? "change" : "changes"}`}
            {text !== "" && putBack > 0 && `, ${putBack} put back`}
          </p>
          {!pending && rewrite?.response.provider.fallback && (
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
      <ResultLine
        pending={pending}
        failed={failed}
        rewrite={rewrite}
        difference={difference}
        putBack={putBack}
        further={further}
        onRun={onRun}
      />
      <div
        ref={scroller}
        aria-busy={pending}
        // A long text scrolls by the keyboard too; the marked changes take the focus themselves.
        {...(text !== "" && !showChanges
          ? { role: "group", tabIndex: 0, "aria-label": "Humanized text" }
          : {})}
        className="min-h-56 flex-1 overflow-y-auto px-5 py-1 md:min-h-0"
      >
        {pending ? (
          growing ? (
            <LiveText scroller={scroller} />
          ) : (
            <Skeleton />
          )
        ) : rewrite ? (
          <div
            id="humanized-text"
            key={rewrite.response.humanizedText}
            className="max-w-[70ch] animate-fade-in whitespace-pre-wrap font-serif text-lg leading-[1.6]"
          >
            {showChanges ? (
              <Suspense fallback={text}>
                <Changes segments={segments} back={back} onPress={pressChange} onUndo={undoPress} />
              </Suspense>
            ) : (
              text
            )}
          </div>
        ) : (
          <p className="max-w-[46ch] text-muted text-sm leading-6">
            Your rewritten text appears here. Numbers, names, quotes and links stay exactly as you wrote them.
          </p>
        )}
        {!pending && rewrite?.response.provider.fallback && (
          <p className="mt-4 text-muted text-sm">
            The language model did not write all of this; the embedded engine stood in.
          </p>
        )}
        {!pending &&
          notes.map((note) => (
            <p key={note} className="mt-4 text-muted text-sm">
              {note}
            </p>
          ))}
      </div>
      {(pending || rewrite) && (
        <Suspense fallback={<div className="h-59.25 shrink-0 border-t sm:h-35.25" />}>
          <ChecksPanel run={run} report={pending ? null : (rewrite?.response.report ?? null)} of={scored} />
        </Suspense>
      )}
    </Pane>
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
